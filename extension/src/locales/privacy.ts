import type { Texts } from './texts.ts'

/** What Everyshelf reads, sends and stores: on the options page and after installation. */
export const privacyTexts = {
  privacyHeading: {
    en: 'What Everyshelf reads and sends',
    de: 'Was Everyshelf liest und sendet',
    fr: 'Ce qu’Everyshelf lit et envoie',
    it: 'Che cosa legge e invia Everyshelf',
    es: 'Qué lee y qué envía Everyshelf',
    ja: '読み取る情報と送信する情報',
    pt_BR: 'O que o Everyshelf lê e envia',
    hi: 'Everyshelf क्या पढ़ता और भेजता है',
  },
  privacyPage: {
    en: 'Everyshelf reads a page only when you press the button, its shortcut, or its menu entry, and only that page.',
    de: 'Everyshelf liest eine Seite nur, wenn Sie auf die Schaltfläche klicken oder das Tastenkürzel oder den Menüeintrag nutzen, und nur diese eine Seite.',
    fr: 'Everyshelf ne lit une page que lorsque vous utilisez le bouton, son raccourci ou son entrée de menu, et seulement cette page.',
    it: 'Everyshelf legge una pagina solo quando usi il pulsante, la scorciatoia o la voce di menu, e soltanto quella pagina.',
    es: 'Everyshelf solo lee una página cuando usas el botón, su atajo o su opción del menú, y únicamente esa página.',
    ja: 'Everyshelfがページを読み取るのは、ボタン、ショートカットキー、メニュー項目のいずれかを使ったときだけで、読み取るのはそのページだけです。',
    pt_BR:
      'O Everyshelf só lê uma página quando você usa o botão, o atalho ou o item de menu, e apenas essa página.',
    hi: 'Everyshelf कोई पेज तभी पढ़ता है जब आप बटन, उसका शॉर्टकट या मेन्यू में उसका विकल्प इस्तेमाल करते हैं, और सिर्फ़ वही पेज।',
  },
  privacyBookNumber: {
    en: "It sends the book's ISBN or ASIN, and for an ASIN also the format. It never sends the page's address or what you search for in a store.",
    de: 'Gesendet wird die ISBN oder ASIN des Buchs, bei einer ASIN auch das Format. Die Adresse der Seite und Ihre Suchen im Shop werden nie gesendet.',
    fr: 'Il envoie l’ISBN ou l’ASIN du livre et, pour un ASIN, le format. Il n’envoie jamais l’adresse de la page ni vos recherches dans la boutique.',
    it: 'Invia l’ISBN o l’ASIN del libro e, per un ASIN, anche il formato. Non invia mai l’indirizzo della pagina né ciò che cerchi nel negozio.',
    es: 'Envía el ISBN o el ASIN del libro y, si es un ASIN, también el formato. Nunca envía la dirección de la página ni lo que buscas en la tienda.',
    ja: '送信するのは本のISBNまたはASIN（ASINの場合は形式も）です。ページのアドレスや、ストアでの検索内容は送信しません。',
    pt_BR:
      'Ele envia o ISBN ou o ASIN do livro e, no caso de um ASIN, também o formato. Nunca envia o endereço da página nem o que você busca na loja.',
    hi: 'यह किताब का ISBN या ASIN भेजता है, और ASIN के साथ किताब का फ़ॉर्मैट भी। पेज का पता या स्टोर में आपकी खोज कभी नहीं भेजी जाती।',
  },
  privacyTypedText: {
    en: 'To find books by title and author, it sends what you type in its own field or after its keyword in the address bar.',
    de: 'Um Bücher nach Titel und Autor zu finden, sendet es, was Sie in sein eigenes Feld oder nach seinem Schlüsselwort in die Adressleiste eingeben.',
    fr: 'Pour trouver des livres par titre et par auteur, il envoie ce que vous saisissez dans son propre champ ou après son mot-clé dans la barre d’adresse.',
    it: 'Per trovare libri per titolo e autore, invia ciò che scrivi nel suo campo o dopo la sua parola chiave nella barra degli indirizzi.',
    es: 'Para buscar libros por título y autor, envía lo que escribes en su propio campo o después de su palabra clave en la barra de direcciones.',
    ja: '書名や著者名で本を探すために、Everyshelfの入力欄に入力した内容と、アドレスバーでキーワードに続けて入力した内容を送信します。',
    pt_BR:
      'Para encontrar livros por título e autor, ele envia o que você digita no próprio campo ou depois da palavra-chave na barra de endereços.',
    hi: 'शीर्षक और लेखक से किताबें खोजने के लिए यह वह टेक्स्ट भेजता है जो आप इसके अपने फ़ील्ड में या पता बार में इसके कीवर्ड के बाद लिखते हैं।',
  },
  privacyShortLinks: {
    en: 'It sends shortened links that you paste or select, because only the server can follow them.',
    de: 'Gekürzte Links, die Sie einfügen oder auswählen, werden gesendet, weil nur der Server ihnen folgen kann.',
    fr: 'Il envoie les liens raccourcis que vous collez ou sélectionnez, car seul le serveur peut les suivre.',
    it: 'Invia i link abbreviati che incolli o selezioni, perché solo il server può seguirli.',
    es: 'Envía los enlaces acortados que pegas o seleccionas, porque solo el servidor puede seguirlos.',
    ja: '貼り付けたり選択したりした短縮リンクは、リンク先をサーバーで調べるために送信します。',
    pt_BR:
      'Ele envia os links encurtados que você cola ou seleciona, porque só o servidor consegue segui-los.',
    hi: 'आपके पेस्ट किए या चुने हुए छोटे किए गए लिंक भेजे जाते हैं, क्योंकि उन्हें सिर्फ़ सर्वर खोल सकता है।',
  },
  privacySave: {
    en: 'When you save a book, it also sends the title and authors from the page. The server shows them only to you until a book catalog lists the book.',
    de: 'Wenn Sie ein Buch speichern, werden auch Titel und Autoren von der Seite gesendet. Der Server zeigt sie nur Ihnen, bis ein Buchkatalog das Buch kennt.',
    fr: 'Quand vous enregistrez un livre, il envoie aussi le titre et les auteurs indiqués sur la page. Le serveur ne les montre qu’à vous tant qu’aucun catalogue ne connaît le livre.',
    it: 'Quando salvi un libro, invia anche il titolo e gli autori indicati nella pagina. Il server li mostra solo a te finché un catalogo non conosce il libro.',
    es: 'Cuando guardas un libro, envía también el título y los autores que indica la página. El servidor solo te los muestra a ti hasta que un catálogo incluya el libro.',
    ja: '本を保存すると、ページにある書名と著者名も送信します。本が書籍カタログに登録されるまで、サーバーはそれらをあなただけに表示します。',
    pt_BR:
      'Quando você salva um livro, ele também envia o título e os autores que estão na página. O servidor só os mostra a você até que um catálogo tenha o livro.',
    hi: 'किताब सहेजने पर पेज पर दिया गया शीर्षक और लेखक के नाम भी भेजे जाते हैं। जब तक किताब किसी कैटलॉग में नहीं आती, सर्वर ये सिर्फ़ आपको दिखाता है।',
  },
  privacyLocal: {
    en: 'Your server address and options stay on this computer. The browser deletes what you typed in the popup when you close it.',
    de: 'Ihre Serveradresse und Ihre Einstellungen bleiben auf diesem Computer. Was Sie im Popup eingegeben haben, wird beim Schließen des Browsers gelöscht.',
    fr: 'L’adresse de votre serveur et vos paramètres restent sur cet ordinateur. Ce que vous avez saisi dans la fenêtre de l’extension est effacé à la fermeture du navigateur.',
    it: 'L’indirizzo del server e le impostazioni restano su questo computer. Ciò che hai scritto nel popup viene eliminato quando chiudi il browser.',
    es: 'La dirección del servidor y tu configuración se quedan en este equipo. Lo que has escrito en la ventana emergente se borra al cerrar el navegador.',
    ja: 'サーバーのアドレスと設定は、このコンピューターに保存されます。ポップアップに入力した内容は、ブラウザーを閉じると削除されます。',
    pt_BR:
      'O endereço do servidor e suas configurações ficam neste computador. O que você digitou no pop-up é apagado quando você fecha o navegador.',
    hi: 'आपके सर्वर का पता और सेटिंग इसी कंप्यूटर पर रहती हैं। पॉपअप में लिखा टेक्स्ट ब्राउज़र बंद करने पर मिट जाता है।',
  },
  privacyAccount: {
    en: 'With an account, it also stores your saved links and tags on this computer, so that you can see them offline.',
    de: 'Mit Konto liegen auch Ihre gespeicherten Links und Tags auf diesem Computer, damit Sie sie offline sehen können.',
    fr: 'Avec un compte, vos liens enregistrés et vos tags sont aussi conservés sur cet ordinateur, pour que vous puissiez les voir hors connexion.',
    it: 'Con un account, anche i link salvati e i tag vengono conservati su questo computer, così puoi vederli offline.',
    es: 'Con una cuenta, tus enlaces guardados y tus etiquetas también se guardan en este equipo para que puedas verlos sin conexión.',
    ja: 'アカウントを接続すると、保存したリンクとタグもこのコンピューターに保存され、オフラインで確認できます。',
    pt_BR:
      'Com uma conta, seus links salvos e suas tags também ficam neste computador, para você vê-los sem conexão.',
    hi: 'खाता होने पर आपके सहेजे गए लिंक और टैग भी इस कंप्यूटर पर रखे जाते हैं, ताकि आप उन्हें ऑफ़लाइन देख सकें।',
  },
  privacyCover: {
    en: 'Covers come from the store, which does not learn where they are shown, or from your server.',
    de: 'Titelbilder kommen vom Shop, der nicht erfährt, wo sie gezeigt werden, oder von Ihrem Server.',
    fr: 'Les couvertures viennent de la boutique, qui ne sait pas où elles sont affichées, ou de votre serveur.',
    it: 'Le copertine arrivano dal negozio, che non viene a sapere dove sono mostrate, o dal tuo server.',
    es: 'Las portadas vienen de la tienda, que no sabe dónde se muestran, o de tu servidor.',
    ja: '表紙の画像は、ストアまたはご利用のサーバーから読み込みます。どこに表示されるかがストアに伝わることはありません。',
    pt_BR:
      'As capas vêm da loja, que não fica sabendo onde elas são mostradas, ou do seu servidor.',
    hi: 'कवर की तस्वीर स्टोर से आती है, जिसे यह पता नहीं चलता कि वह कहाँ दिखाई जा रही है, या आपके सर्वर से।',
  },
  privacyUnchanged: {
    en: "It changes nothing on a store's page: no link, no cookie, no tag.",
    de: 'Auf der Seite eines Shops ändert es nichts: keinen Link, kein Cookie, kein Tag.',
    fr: 'Il ne change rien sur la page d’une boutique : ni lien, ni cookie, ni tag.',
    it: 'Non cambia nulla nella pagina di un negozio: nessun link, nessun cookie, nessun tag.',
    es: 'No cambia nada en la página de una tienda: ni enlaces, ni cookies, ni etiquetas.',
    ja: 'ストアのページのリンク、Cookie、タグには何も変更を加えません。',
    pt_BR: 'Ele não muda nada na página de uma loja: nenhum link, nenhum cookie, nenhuma tag.',
    hi: 'यह स्टोर के पेज पर कुछ नहीं बदलता: न लिंक, न कुकी, न टैग।',
  },
  affiliateHeading: {
    en: 'Affiliate links',
    de: 'Affiliate-Links',
    fr: 'Liens d’affiliation',
    it: 'Link di affiliazione',
    es: 'Enlaces de afiliado',
    ja: 'アフィリエイトリンク',
    pt_BR: 'Links de afiliado',
    hi: 'एफ़िलिएट लिंक',
  },
  affiliateNotice: {
    en: "A Global Link may carry an affiliate tag: its owner's, or the server's if it has one. If a reader buys, the tag's owner may earn a commission. The store links in the popup carry no tag.",
    de: 'Ein Global Link kann ein Affiliate-Tag enthalten: das seines Besitzers oder, falls vorhanden, das des Servers. Bei einem Kauf kann der Inhaber des Tags eine Provision erhalten. Die Shop-Links im Popup enthalten kein Tag.',
    fr: 'Un Global Link peut porter un tag d’affiliation : celui de son propriétaire, ou celui du serveur s’il en a un. En cas d’achat, le titulaire du tag peut toucher une commission. Les liens vers les boutiques affichés dans l’extension ne portent aucun tag.',
    it: 'Un Global Link può contenere un tag di affiliazione: quello del suo proprietario o, se c’è, quello del server. In caso di acquisto, il titolare del tag può ricevere una commissione. I link ai negozi nel popup non contengono tag.',
    es: 'Un Global Link puede llevar una etiqueta de afiliado: la de su propietario o, si la tiene, la del servidor. Si alguien compra, el titular de la etiqueta puede ganar una comisión. Los enlaces a tiendas de la ventana emergente no llevan etiqueta.',
    ja: 'Global Linkには、リンクの所有者のアフィリエイトタグか、サーバーに設定されたタグが付くことがあります。読者が購入すると、タグの持ち主が紹介料を得ることがあります。ポップアップのストアへのリンクにタグは付きません。',
    pt_BR:
      'Um Global Link pode ter uma tag de afiliado: a do dono do link ou, se houver, a do servidor. Se um leitor comprar, o dono da tag pode receber uma comissão. Os links das lojas no pop-up não têm tag.',
    hi: 'Global Link में एफ़िलिएट टैग हो सकता है: लिंक के मालिक का, या सर्वर का, अगर उसका कोई टैग है। पाठक के ख़रीदने पर टैग के मालिक को कमीशन मिल सकता है। पॉपअप में दिखने वाले स्टोर के लिंक में कोई टैग नहीं होता।',
  },
} as const satisfies Texts
