import type { ErrorCode } from '@everyshelf/domain/messages'
import type { MessageTranslations } from './texts.ts'

/** Errors of reading books and of reaching the server. Their English is in `@everyshelf/domain/messages`. */
export const generalErrors = {
  'invalid-url': {
    de: { title: 'Ungültige URL', text: 'Die Amazon-Adresse enthält keine ISBN oder ASIN' },
    fr: { title: 'URL non valide', text: 'Aucun ISBN ou ASIN trouvé dans l’URL Amazon indiquée' },
    it: { title: 'URL non valido', text: 'Nessun ISBN o ASIN nell’URL di Amazon indicato' },
    es: { title: 'URL no válida', text: 'No se pudo extraer un ISBN o ASIN de la URL de Amazon' },
    ja: { title: '無効なURL', text: 'このAmazonのURLからISBNやASINを読み取れませんでした' },
    pt_BR: {
      title: 'URL inválida',
      text: 'Não foi possível extrair o ISBN ou ASIN da URL da Amazon',
    },
    hi: { title: 'अमान्य URL', text: 'Amazon के इस URL से ISBN या ASIN नहीं मिला' },
  },
  'several-books': {
    de: {
      title: 'Mehr als ein Buch',
      text: 'Dieser Text nennt mehrere Bücher. Wählen Sie eines davon.',
    },
    fr: { title: 'Plusieurs livres', text: 'Ce texte cite plusieurs livres. Choisissez-en un.' },
    it: { title: 'Più di un libro', text: 'Questo testo cita più libri. Scegline uno.' },
    es: { title: 'Más de un libro', text: 'Este texto menciona varios libros. Elige uno.' },
    ja: {
      title: '複数の本があります',
      text: 'このテキストには複数の本があります。1冊選んでください。',
    },
    pt_BR: { title: 'Mais de um livro', text: 'Este texto cita vários livros. Escolha um deles.' },
    hi: { title: 'एक से ज़्यादा किताबें', text: 'इस टेक्स्ट में कई किताबें हैं। उनमें से एक चुनें।' },
  },
  'invalid-identifier': {
    de: {
      title: 'Ungültige ISBN/ASIN',
      text: 'Bitte geben Sie eine gültige ISBN-10, ISBN-13 oder ASIN ein',
    },
    fr: {
      title: 'ISBN/ASIN non valide',
      text: 'Veuillez saisir un ISBN-10, un ISBN-13 ou un ASIN valide',
    },
    it: {
      title: 'ISBN/ASIN non valido',
      text: 'Inserisci un ISBN-10, un ISBN-13 o un ASIN valido',
    },
    es: { title: 'ISBN/ASIN no válido', text: 'Introduce un ISBN-10, un ISBN-13 o un ASIN válido' },
    ja: { title: '無効なISBN/ASIN', text: '有効なISBN-10、ISBN-13、またはASINを入力してください' },
    pt_BR: { title: 'ISBN/ASIN inválido', text: 'Digite um ISBN-10, um ISBN-13 ou um ASIN válido' },
    hi: { title: 'अमान्य ISBN/ASIN', text: 'कृपया मान्य ISBN-10, ISBN-13 या ASIN डालें' },
  },
  'invalid-input': {
    de: {
      title: 'Bitte prüfen Sie Ihre Eingabe',
      text: 'Eines der Felder hat einen ungültigen Wert.',
    },
    fr: { title: 'Vérifiez votre saisie', text: 'L’un des champs contient une valeur non valide.' },
    it: { title: 'Controlla i dati inseriti', text: 'Uno dei campi ha un valore non valido.' },
    es: { title: 'Revisa los datos', text: 'Uno de los campos tiene un valor no válido.' },
    ja: { title: '入力内容を確認してください', text: '使用できない値の項目があります。' },
    pt_BR: { title: 'Confira o que você digitou', text: 'Um dos campos tem um valor inválido.' },
    hi: { title: 'अपनी प्रविष्टि जाँचें', text: 'किसी एक फ़ील्ड का मान इस्तेमाल नहीं हो सकता।' },
  },
  'search-unavailable': {
    de: {
      title: 'Buchsuche nicht erreichbar',
      text: 'Google Books und Open Library antworten nicht. Versuchen Sie es in einer Minute erneut, oder fügen Sie die ISBN ein.',
    },
    fr: {
      title: 'Recherche indisponible',
      text: 'Google Books et Open Library ne répondent pas. Réessayez dans une minute ou collez l’ISBN.',
    },
    it: {
      title: 'Ricerca non disponibile',
      text: 'Google Books e Open Library non rispondono. Riprova tra un minuto o incolla l’ISBN.',
    },
    es: {
      title: 'Búsqueda no disponible',
      text: 'Google Books y Open Library no responden. Inténtalo de nuevo en un minuto o pega el ISBN.',
    },
    ja: {
      title: '本の検索を利用できません',
      text: 'Google BooksとOpen Libraryが応答しません。1分後に再試行するか、ISBNを貼り付けてください。',
    },
    pt_BR: {
      title: 'Busca indisponível',
      text: 'O Google Books e a Open Library não responderam. Tente de novo em um minuto ou cole o ISBN.',
    },
    hi: {
      title: 'किताब की खोज उपलब्ध नहीं',
      text: 'Google Books और Open Library से जवाब नहीं मिला। एक मिनट में फिर कोशिश करें या ISBN पेस्ट करें।',
    },
  },
  'generation-failed': {
    de: {
      title: 'Fehler',
      text: 'Die Links konnten nicht erstellt werden. Bitte versuchen Sie es erneut.',
    },
    fr: { title: 'Erreur', text: 'Les liens n’ont pas pu être générés. Veuillez réessayer.' },
    it: { title: 'Errore', text: 'Impossibile generare i link. Riprova.' },
    es: { title: 'Error', text: 'No se pudieron generar los enlaces. Inténtalo de nuevo.' },
    ja: { title: 'エラー', text: 'リンクを作成できませんでした。もう一度お試しください。' },
    pt_BR: { title: 'Erro', text: 'Não foi possível gerar os links. Tente novamente.' },
    hi: { title: 'गड़बड़ी', text: 'लिंक नहीं बन सके। कृपया फिर से कोशिश करें।' },
  },
  'copy-failed': {
    de: {
      title: 'Kopieren fehlgeschlagen',
      text: 'Bitte markieren und kopieren Sie den Link von Hand',
    },
    fr: {
      title: 'Échec de la copie',
      text: 'Veuillez sélectionner et copier le lien manuellement',
    },
    it: { title: 'Copia non riuscita', text: 'Seleziona e copia il link manualmente' },
    es: { title: 'No se pudo copiar', text: 'Selecciona y copia el enlace manualmente' },
    ja: { title: 'コピーできませんでした', text: 'リンクを選択して手動でコピーしてください' },
    pt_BR: { title: 'Falha ao copiar', text: 'Selecione e copie o link manualmente' },
    hi: { title: 'कॉपी नहीं हुआ', text: 'कृपया लिंक चुनकर ख़ुद कॉपी करें' },
  },
  'not-found': {
    de: { title: 'Nicht gefunden', text: 'Unter dieser Adresse gibt es nichts' },
    fr: { title: 'Introuvable', text: 'Il n’y a rien à cette adresse' },
    it: { title: 'Non trovato', text: 'A questo indirizzo non c’è nulla' },
    es: { title: 'No encontrado', text: 'No hay nada en esta dirección' },
    ja: { title: '見つかりません', text: 'このアドレスには何もありません' },
    pt_BR: { title: 'Não encontrado', text: 'Não há nada neste endereço' },
    hi: { title: 'नहीं मिला', text: 'इस पते पर कुछ नहीं है' },
  },
  'rate-limited': {
    de: {
      title: 'Zu viele Anfragen',
      text: 'Bitte warten Sie einen Moment, und versuchen Sie es erneut',
    },
    fr: { title: 'Trop de requêtes', text: 'Veuillez patienter un instant et réessayer' },
    it: { title: 'Troppe richieste', text: 'Attendi un momento e riprova' },
    es: { title: 'Demasiadas solicitudes', text: 'Espera un momento e inténtalo de nuevo' },
    ja: { title: 'リクエストが多すぎます', text: '少し待ってからもう一度お試しください' },
    pt_BR: { title: 'Muitas solicitações', text: 'Aguarde um momento e tente novamente' },
    hi: { title: 'बहुत ज़्यादा अनुरोध', text: 'थोड़ा रुककर फिर से कोशिश करें' },
  },
  'too-large': {
    de: {
      title: 'Zu viel auf einmal',
      text: 'Bitte senden Sie einen kürzeren Text oder weniger Bücher',
    },
    fr: { title: 'Envoi trop volumineux', text: 'Envoyez un texte plus court ou moins de livres' },
    it: { title: 'Troppi dati in una volta', text: 'Invia un testo più breve o meno libri' },
    es: { title: 'Demasiados datos a la vez', text: 'Envía un texto más corto o menos libros' },
    ja: { title: '一度の量が多すぎます', text: 'テキストを短くするか、本を減らしてください' },
    pt_BR: { title: 'Dados demais de uma vez', text: 'Envie um texto mais curto ou menos livros' },
    hi: { title: 'एक बार में बहुत ज़्यादा', text: 'छोटा टेक्स्ट या कम किताबें भेजें' },
  },
  'client-outdated': {
    de: {
      title: 'Bitte aktualisieren',
      text: 'Diese Version ist zu alt für den Server. Aktualisieren Sie die Erweiterung.',
    },
    fr: {
      title: 'Mise à jour requise',
      text: 'Cette version est trop ancienne pour le serveur. Mettez l’extension à jour.',
    },
    it: {
      title: 'Aggiornamento necessario',
      text: 'Questa versione è troppo vecchia per il server. Aggiorna l’estensione.',
    },
    es: {
      title: 'Actualización necesaria',
      text: 'Esta versión es demasiado antigua para el servidor. Actualiza la extensión.',
    },
    ja: {
      title: '更新してください',
      text: 'このバージョンは古いため、サーバーで使えません。拡張機能を更新してください。',
    },
    pt_BR: {
      title: 'Atualização necessária',
      text: 'Esta versão é antiga demais para o servidor. Atualize a extensão.',
    },
    hi: { title: 'कृपया अपडेट करें', text: 'यह वर्शन सर्वर के लिए बहुत पुराना है। एक्सटेंशन अपडेट करें।' },
  },
  unavailable: {
    de: {
      title: 'Vorübergehend nicht verfügbar',
      text: 'Everyshelf ist gerade ausgelastet. Bitte versuchen Sie es gleich erneut.',
    },
    fr: {
      title: 'Temporairement indisponible',
      text: 'Everyshelf est très sollicité. Veuillez réessayer dans un instant.',
    },
    it: {
      title: 'Temporaneamente non disponibile',
      text: 'Everyshelf è molto richiesto in questo momento. Riprova tra poco.',
    },
    es: {
      title: 'No disponible por ahora',
      text: 'Everyshelf está saturado. Inténtalo de nuevo en un momento.',
    },
    ja: {
      title: '一時的に利用できません',
      text: 'Everyshelfは現在混み合っています。しばらくしてからお試しください。',
    },
    pt_BR: {
      title: 'Temporariamente indisponível',
      text: 'O Everyshelf está sobrecarregado agora. Tente novamente em instantes.',
    },
    hi: { title: 'अभी उपलब्ध नहीं', text: 'Everyshelf अभी व्यस्त है। थोड़ी देर में फिर कोशिश करें।' },
  },
  offline: {
    de: {
      title: 'Keine Verbindung',
      text: 'Everyshelf ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
    },
    fr: {
      title: 'Pas de connexion',
      text: 'Everyshelf est injoignable. Vérifiez votre connexion et réessayez.',
    },
    it: {
      title: 'Nessuna connessione',
      text: 'Everyshelf non è raggiungibile. Controlla la connessione e riprova.',
    },
    es: {
      title: 'Sin conexión',
      text: 'No se puede acceder a Everyshelf. Revisa tu conexión e inténtalo de nuevo.',
    },
    ja: {
      title: '接続できません',
      text: 'Everyshelfに接続できません。接続を確認してもう一度お試しください。',
    },
    pt_BR: {
      title: 'Sem conexão',
      text: 'Não foi possível acessar o Everyshelf. Verifique sua conexão e tente novamente.',
    },
    hi: {
      title: 'कनेक्शन नहीं है',
      text: 'Everyshelf से संपर्क नहीं हो पा रहा। अपना कनेक्शन जाँचकर फिर कोशिश करें।',
    },
  },
  unexpected: {
    de: { title: 'Fehler', text: 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.' },
    fr: { title: 'Erreur', text: 'Un problème est survenu. Veuillez réessayer.' },
    it: { title: 'Errore', text: 'Qualcosa è andato storto. Riprova.' },
    es: { title: 'Error', text: 'Algo salió mal. Inténtalo de nuevo.' },
    ja: { title: 'エラー', text: '問題が発生しました。もう一度お試しください。' },
    pt_BR: { title: 'Erro', text: 'Algo deu errado. Tente novamente.' },
    hi: { title: 'गड़बड़ी', text: 'कुछ ग़लत हो गया। कृपया फिर से कोशिश करें।' },
  },
} as const satisfies MessageTranslations<ErrorCode>
