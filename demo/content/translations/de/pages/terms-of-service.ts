import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const termsOfService: UnitTexts = {
  title: 'Nutzungsbedingungen',
  slug: 'nutzungsbedingungen',
  content: html`
    <p><em>In Kraft seit 1. Januar 2026</em></p>
    <p>Diese Bedingungen betreffen diese Website: was Sie mit ihr tun dürfen und worauf Sie sich verlassen können. Für Lieferungen, Montage und Service
    gelten eigene Bedingungen, die jedem Angebot beiliegen und Vorrang haben.</p>
    <h2>Wer diese Website anbietet</h2>
    <p>Lintara Automation, Jl. Poros Industri No. 18, Kawasan Industri Cikarang Barat, Bekasi 17530, Westjava, Indonesien. Telefon
    +62 21 5550 0180, E-Mail <a href="mailto:hello@lintara.example">hello@lintara.example</a>.</p>
    <h2>Was der Katalog ist</h2>
    <p>Der <a href="/products">Katalog</a> lädt zur Anfrage ein und ist kein verbindliches Angebot. Die Preise verstehen sich in indonesischen Rupiah,
    ohne Mehrwertsteuer, ab Werk Cikarang (EXW, Incoterms 2020), für die auf der Seite beschriebene Ausführung. Verbindlich wird ein Angebot, wenn
    wir es schriftlich mit einer Nummer senden; sofern nichts anderes angegeben ist, gilt es 30 Tage.</p>
    <p>Wir prüfen Angaben und Zeichnungen vor der Veröffentlichung. Maschinen werden weiterentwickelt; ein geliefertes Gerät kann deshalb in
    Einzelheiten abweichen, die den Gebrauch nicht einschränken. Kommt es bei Ihrer Konstruktion auf ein Maß an, fordern Sie die beglaubigte
    Zeichnung an.</p>
    <h2>Angebotsanfragen und Nachrichten</h2>
    <ul>
      <li>Eine Anfrage kostet nichts und verpflichtet niemanden.</li>
      <li>Wir antworten innerhalb von zwei Arbeitstagen; ein Angebot für eine komplette Linie dauert bis zu zehn.</li>
      <li>Bitte senden Sie nichts Vertrauliches, bevor wir eine Vereinbarung darüber unterzeichnet haben. Wir unterzeichnen Ihre oder senden Ihnen unsere.</li>
      <li>Senden Sie keine Daten anderer Personen ohne deren Wissen. Wie wir Ihre Daten verwenden, erklärt die
      <a href="/page/privacy-policy">Datenschutzerklärung</a>.</li>
    </ul>
    <h2>Fachartikel</h2>
    <p>Die Artikel in unserer Wissensdatenbank erklären, wie wir rechnen, mit Beispielen von unserem eigenen Prüfstand. Sie sind sorgfältig
    geschrieben, können Ihre Maschine aber nicht kennen. Sie ersetzen weder die genannte Norm noch Ihre Risikobeurteilung. Wer eine Maschine baut
    oder verändert, bleibt für ihre Sicherheit verantwortlich; wenn wir diese Aufgabe übernehmen sollen, tun wir es im Rahmen eines Vertrags.</p>
    <h2>Texte, Bilder und Zeichnungen</h2>
    <p>Texte, Bilder, Zeichnungen und Broschüren gehören Lintara Automation. Sie dürfen sie für Ihre eigene Arbeit speichern und ausdrucken, in Ihrem
    Unternehmen und an Ihre Planungspartner weitergeben und mit Quellenangabe zitieren. Sie dürfen sie nicht verkaufen, unseren Namen nicht davon entfernen und mit
    ihnen nicht den Anschein erwecken, in unserem Namen zu sprechen. Die Presse darf Bilder mit dem Vermerk „Lintara Automation“ ohne Rückfrage
    verwenden.</p>
    <h2>Faire Nutzung</h2>
    <p>Stören Sie die Website nicht, versuchen Sie nicht, auf etwas zuzugreifen, das nicht für Sie bestimmt ist, und senden Sie über die Formulare
    keine Werbung. Programme dürfen die öffentlichen Seiten lesen, solange sie die Regeln in robots.txt befolgen und höchstens eine Anfrage pro
    Sekunde senden. Finden Sie eine Schwachstelle, melden Sie sie zuerst uns und geben Sie uns 90 Tage, um sie zu beheben; wir danken Ihnen auf Wunsch
    namentlich und leiten keine rechtlichen Schritte ein.</p>
    <h2>Verfügbarkeit</h2>
    <p>Wir tun, was wir können, damit die Website erreichbar und ihr Inhalt richtig ist, versprechen aber nicht, dass dies immer so ist. Wir können
    Seiten ändern oder entfernen. Alte Adressen umbenannter Produkte leiten auf die neuen weiter.</p>
    <h2>Haftung</h2>
    <p>Für Schäden aus der Nutzung dieser Website haften wir bei Vorsatz und grober Fahrlässigkeit sowie überall dort, wo das Gesetz eine
    Beschränkung nicht zulässt. Für leichte Fahrlässigkeit haften wir nicht, soweit das Gesetz es erlaubt. Links führen auf Seiten anderer; wir haben
    sie geprüft, als wir den Link gesetzt haben, und stehen nur für unsere eigenen Seiten ein.</p>
    <h2>Recht und Gerichtsstand</h2>
    <p>Es gilt indonesisches Recht. Zuständig ist das Gericht in Bekasi, sofern das Gesetz Ihnen keinen anderen Gerichtsstand gibt. Ist ein Teil dieser
    Bedingungen unwirksam, bleibt der Rest in Kraft. Diese Übersetzung dient nur dem Verständnis; besteht ein indonesischer Text, geht er vor,
    wie es das Gesetz Nr. 24 von 2009 für Verträge mit indonesischen Parteien verlangt.</p>
    <h2>Änderungen</h2>
    <p>Wir können diese Bedingungen ändern. Das Datum am Anfang zeigt, seit wann sie gelten; für frühere Anfragen und Bestellungen gelten die
    Bedingungen ihres Datums.</p>`,
};
