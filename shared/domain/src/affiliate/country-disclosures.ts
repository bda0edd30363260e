import { baseLanguage } from '../countries/index.ts'
import { getMarketplace, type MarketplaceCode } from '../marketplaces/index.ts'
import { AMAZON_ASSOCIATE_SENTENCE } from './disclosure.ts'

/** What an author shows beside links that pay, in one language. */
export interface Disclosure {
  /** BCP 47, the language of the statement. */
  readonly language: string
  /** For the author's own site and profiles. */
  readonly statement: string
  /** For the place beside a link. */
  readonly linkNote: string
}

const english: Disclosure = {
  language: 'en',
  statement: AMAZON_ASSOCIATE_SENTENCE,
  linkNote: '(paid link)',
}

// The programme words its statement itself: from the operating agreements of its own stores.
const others: readonly Disclosure[] = [
  {
    language: 'de',
    statement: 'Als Amazon-Partner verdiene ich an qualifizierten Verkäufen.',
    linkNote: '(bezahlter Link)',
  },
  {
    language: 'fr',
    statement:
      'En tant que Partenaire Amazon, je réalise un bénéfice sur les achats remplissant les conditions requises.',
    linkNote: '(lien rémunéré)',
  },
  {
    language: 'es',
    statement:
      'En calidad de Afiliado de Amazon, obtengo ingresos por las compras adscritas que cumplen los requisitos aplicables.',
    linkNote: '(enlace pagado)',
  },
  {
    language: 'it',
    statement: 'In qualità di Affiliato Amazon io ricevo un guadagno dagli acquisti idonei.',
    linkNote: '(link a pagamento)',
  },
  {
    language: 'ja',
    statement: 'Amazonのアソシエイトとして、私は適格販売により収入を得ています。',
    linkNote: '(PR)',
  },
  {
    language: 'pt',
    statement:
      'Como participante do Programa de Associados da Amazon, sou remunerado pelas compras qualificadas efetuadas.',
    linkNote: '(link pago)',
  },
]

/**
 * The texts for readers of one store, in its first language; in English where the programme's own
 * words in that language are not known here.
 *
 * @example getDisclosure('de').statement // 'Als Amazon-Partner verdiene ich an qualifizierten Verkäufen.'
 */
export function getDisclosure(marketplace: MarketplaceCode): Disclosure {
  const [first = 'en'] = getMarketplace(marketplace).languages
  return getDisclosureIn(baseLanguage(first))
}

/** The texts for who reads a language. @example getDisclosureIn('fr').linkNote // '(lien rémunéré)' */
export function getDisclosureIn(language: string): Disclosure {
  return others.find((disclosure) => disclosure.language === language) ?? english
}
