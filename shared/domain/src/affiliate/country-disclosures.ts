import { baseLanguage } from '../countries/index.ts'
import { getMarketplace, type MarketplaceCode } from '../marketplaces/index.ts'
import { AMAZON_ASSOCIATE_SENTENCE } from './disclosure.ts'

/** The texts that an author has to show next to affiliate links, in one language. */
export interface Disclosure {
  /** BCP 47, the language of the statement. */
  readonly language: string
  /** For the author's own site and profiles. */
  readonly statement: string
  /** Goes right next to a link. */
  readonly linkNote: string
  /** BCP 47, the language of the note. */
  readonly noteLanguage: string
}

const englishStatement = { language: 'en', statement: AMAZON_ASSOCIATE_SENTENCE }

const english: Disclosure = {
  ...englishStatement,
  linkNote: '(paid link)',
  noteLanguage: 'en',
}

// From the operating agreements of each marketplace: the program prescribes the sentence.
const translations: readonly Disclosure[] = [
  {
    language: 'de',
    statement: 'Als Amazon-Partner verdiene ich an qualifizierten Verkäufen.',
    linkNote: '(bezahlter Link)',
    noteLanguage: 'de',
  },
  {
    language: 'fr',
    statement:
      'En tant que Partenaire Amazon, je réalise un bénéfice sur les achats remplissant les conditions requises.',
    linkNote: '(lien rémunéré)',
    noteLanguage: 'fr',
  },
  {
    language: 'es',
    statement:
      'En calidad de Afiliado de Amazon, obtengo ingresos por las compras adscritas que cumplen los requisitos aplicables.',
    linkNote: '(enlace pagado)',
    noteLanguage: 'es',
  },
  {
    language: 'it',
    statement: 'In qualità di Affiliato Amazon io ricevo un guadagno dagli acquisti idonei.',
    linkNote: '(link a pagamento)',
    noteLanguage: 'it',
  },
  {
    language: 'ja',
    statement: 'Amazonのアソシエイトとして、私は適格販売により収入を得ています。',
    linkNote: '(PR)',
    noteLanguage: 'ja',
  },
  {
    language: 'pt',
    statement:
      'Como participante do Programa de Associados da Amazon, sou remunerado pelas compras qualificadas efetuadas.',
    linkNote: '(link pago)',
    noteLanguage: 'pt',
  },
  {
    language: 'nl',
    statement: 'Als Amazon-partner verdien ik aan in aanmerking komende aankopen.',
    linkNote: '(betaalde link)',
    noteLanguage: 'nl',
  },
  // We do not know the program's own sentence in these languages, so the statement stays English.
  { ...englishStatement, linkNote: '(link płatny)', noteLanguage: 'pl' },
  { ...englishStatement, linkNote: '(annonslänk)', noteLanguage: 'sv' },
  { ...englishStatement, linkNote: '(पेड लिंक)', noteLanguage: 'hi' },
  { ...englishStatement, linkNote: '（推广链接）', noteLanguage: 'zh' },
]

/**
 * Returns the disclosure for readers of one marketplace, in its main language. The statement is
 * English where we do not know the program's own sentence. Source: the operating agreement of each
 * Amazon Associates program.
 *
 * @example getDisclosure('de').statement // 'Als Amazon-Partner verdiene ich an qualifizierten Verkäufen.'
 */
export function getDisclosure(marketplace: MarketplaceCode): Disclosure {
  const [first = 'en'] = getMarketplace(marketplace).languages
  return getDisclosureIn(baseLanguage(first))
}

/**
 * Returns the disclosure in one language, given as a lowercase ISO 639-1 code; in English if there is no
 * translation.
 *
 * @example getDisclosureIn('fr').linkNote // '(lien rémunéré)'
 */
export function getDisclosureIn(language: string): Disclosure {
  return translations.find(({ noteLanguage }) => noteLanguage === language) ?? english
}
