import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const privacyPolicy: UnitTexts = {
  title: 'Datenschutzerklärung',
  slug: 'datenschutz',
  content: html`
    <p><em>In Kraft seit 1. Januar 2026</em></p>
    <p>Diese Seite erklärt, was wir speichern, wenn Sie diese Website besuchen oder uns schreiben, warum und wie lange. Wir speichern wenig,
    verkaufen nichts und setzen keine Werbe-Cookies. Maßgeblich ist das indonesische Gesetz Nr. 27 von 2022 über den Schutz personenbezogener
    Daten.</p>
    <h2>Wer verantwortlich ist</h2>
    <p>Lintara Automation, Jl. Poros Industri No. 18, Kawasan Industri Cikarang Barat, Bekasi 17530, Westjava, Indonesien. Fragen zu dieser Seite
    und zu Ihren Daten erreichen uns unter <a href="mailto:hello@lintara.example">hello@lintara.example</a>, mit dem Wort „Datenschutz“ im
    Betreff. Verantwortlich für den Datenschutz ist unsere Geschäftsführerin.</p>
    <h2>Was Sie uns senden</h2>
    <p>Das Kontaktformular und das Angebotsformular übermitteln Ihren Namen, Ihre E-Mail-Adresse, Ihr Unternehmen, Ihre Telefonnummer, falls Sie
    sie angeben, und Ihre Nachricht an unseren Vertrieb. Eine Angebotsanfrage enthält außerdem das Produkt, nach dem Sie gefragt haben. Wir
    verwenden diese Daten, um Ihnen zu antworten und ein Angebot zu erstellen, und für nichts anderes. Auf einer Verteilerliste finden Sie sich
    nicht wieder.</p>
    <ul>
      <li>Folgt kein Auftrag, wird Ihre Nachricht nach 24 Monaten gelöscht.</li>
      <li>Folgt ein Auftrag, wird sie Teil der Geschäftsunterlagen, die wir nach indonesischem Steuerrecht zehn Jahre aufbewahren müssen.</li>
      <li>Supportanfragen bleiben gespeichert, solange für die Maschine ein Vertrag besteht, weil ihre Vorgeschichte bei der Reparatur hilft.</li>
    </ul>
    <h2>Was die Website zählt</h2>
    <p>Wir möchten wissen, welche Seiten gelesen werden, damit wir bessere schreiben. Wir zählen ohne Cookie und ohne fremden Dienst:</p>
    <ul>
      <li>Welche Seite wann, auf welcher Art von Gerät und in welchem Browser gelesen wird.</li>
      <li>Eine Besuchernummer, die jeden Tag neu ist. Sie entsteht aus der Netzwerkadresse und einem Zufallswert, der am Ende des Tages
      vernichtet wird; sie lässt sich also nicht zurückverfolgen.</li>
      <li>Die Netzwerkadresse für höchstens 30 Tage, so gekürzt, dass sie ein Netz und keinen einzelnen Anschluss kennzeichnet. Einzelne Besuche
      werden nach 90 Tagen gelöscht; nur Tagessummen bleiben.</li>
      <li>Gar nichts, wenn Ihr Browser Do Not Track oder Global Privacy Control sendet.</li>
    </ul>
    <h2>Cookies</h2>
    <p>Die Website setzt ein einziges Cookie namens XSRF-TOKEN. Es schützt die Formulare vor Anfragen, die andere Websites in Ihrem Namen
    senden, enthält keine Angaben über Sie und läuft nach einem Jahr ab. Ein Banner gibt es nicht, weil es nichts zu bestätigen gibt.</p>
    <h2>Die Karte und Links zu anderen Websites</h2>
    <p>Die Karte auf der Kontaktseite stammt von OpenStreetMap. Wird sie angezeigt, ruft Ihr Browser sie dort ab und übermittelt dabei Ihre
    Netzwerkadresse. Links zu sozialen Netzwerken sind gewöhnliche Links: Diese Netzwerke erfahren nichts über Sie, bevor Sie ihnen folgen. Was
    dort geschieht, steht in deren eigenen Erklärungen.</p>
    <h2>Wer Ihre Daten sonst noch sieht</h2>
    <p>Unser Hosting-Anbieter in Jakarta speichert diese Website und ihre Datenbank im Auftrag und handelt nur auf unsere Weisung. Fragen Sie nach einer
    Linie, die einer unserer Integrationspartner bauen wird, bitten wir um Ihre Einwilligung, bevor wir Ihren Namen weitergeben. Behörden
    erhalten Daten nur, wenn das Gesetz es verlangt; dürfen wir Sie darüber informieren, so tun wir es.</p>
    <h2>Wie wir sie schützen</h2>
    <p>Die Übertragung ist verschlüsselt. Nachrichten können sechs Personen im Vertrieb und zwei im Service lesen, jede mit eigener Anmeldung.
    Sicherungen sind verschlüsselt und werden nach 30 Tagen gelöscht. Gehen Daten verloren oder werden sie offengelegt, informieren wir Sie und die Behörde
    innerhalb von drei Tagen darüber, was geschehen ist und was wir unternehmen.</p>
    <h2>Ihre Rechte</h2>
    <p>Sie können erfragen, was wir über Sie speichern, es berichtigen oder löschen lassen, es als Datei erhalten oder der Verwendung widersprechen.
    Schreiben Sie an <a href="mailto:hello@lintara.example">hello@lintara.example</a>, und Sie erhalten unsere Antwort kostenlos innerhalb von drei
    Tagen. Sind Sie damit nicht zufrieden, können Sie sich an die Datenschutzbehörde wenden.</p>
    <h2>Änderungen</h2>
    <p>Ändern wir hier etwas, weisen wir mindestens drei Monate lang am Anfang der Seite mit Datum darauf hin. Ältere Fassungen senden wir auf
    Anfrage. Wie diese Website genutzt werden darf, steht in den <a href="/page/terms-of-service">Nutzungsbedingungen</a>.</p>`,
};
