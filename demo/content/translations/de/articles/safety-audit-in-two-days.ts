import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const safetyAudit: UnitTexts = {
  title: 'Das Sicherheitsaudit in zwei Tagen, für Maschinen jedes Herstellers',
  slug: 'sicherheitsaudit-in-zwei-tagen',
  excerpt: 'Zwei Fachleute, eine Stoppuhr, die nichts verzeiht, und ein Bericht, der sagt, was zuerst zu tun ist.',
  content: html`
    <p>Fünfzehn Jahre lang hat unser Sicherheitsteam Maschinen geprüft, die wir gebaut haben. Ab Juli prüft es auch die anderen. Das
    Sicherheitsaudit dauert für eine Linie mit bis zu zehn Maschinen zwei Tage, endet mit einer nach Dringlichkeit geordneten Liste und hat einen festen
    Preis.</p>
    <h2>Warum jetzt</h2>
    <p>2025 sind die beiden Teile der ISO 10218 neu erschienen, zum ersten Mal seit 2011. Die Grenzwerte für den Kontakt zwischen Mensch und Roboter,
    die bis dahin in ISO/TS 15066 standen, wurden Teil der Norm. Bestehende Maschinen müssen deswegen nicht umgebaut werden. Wer aber heute eine Zelle verändert, wird am
    neuen Text gemessen, und viele Zellen wurden öfter verändert als ihre Unterlagen.</p>
    <p>Aisyah Siregar, die Leiterin des Teams, sagt es kürzer: „Wir haben noch nie eine Maschine gefunden, die ihrer Zeichnung entsprach. Die Frage ist,
    ob der Unterschied jemanden verletzen kann.“</p>
    <h2>Tag eins: ansehen und messen</h2>
    <ul>
      <li>Rundgang mit den Bedienern aller Schichten. Wo greifen Sie hinein, wenn es klemmt? Wer reinigt, und wie?</li>
      <li>Jede Tür, jeder Lichtvorhang, jeder Scanner, jede Schaltmatte und jeder Not-Halt wird betätigt. Was die Maschine nicht anhält, wird sofort notiert
      und am selben Tag behoben.</li>
      <li>Anhaltezeiten an drei Positionen mit je zehn Stopps, bei voller Last und im warmen Zustand. Daraus die Abstände nach ISO 13855.</li>
      <li>Öffnungen und Höhen nach ISO 13857, mit Prüffinger und Zollstock.</li>
      <li>Kräfte an Robotern ohne Zaun, mit federndem Messgerät und Druckfolie.</li>
    </ul>
    <h2>Tag zwei: rechnen und einordnen</h2>
    <p>Für jede Sicherheitsfunktion wird der erforderliche Performance Level aus dem Risikographen der ISO 13849-1 abgelesen und mit dem vorhandenen verglichen. Ein
    Beispiel von einer Presse:</p>
    <table>
      <thead><tr><th>Teil</th><th>Kategorie</th><th>PFH, 1/h</th></tr></thead>
      <tbody>
        <tr><td>Lichtvorhang, Typ 4</td><td>4</td><td>5,1 × 10⁻⁹</td></tr>
        <tr><td>Sicherheitsrelais</td><td>4</td><td>1,3 × 10⁻⁹</td></tr>
        <tr><td>Zwei Schütze, überwacht</td><td>4</td><td>2,5 × 10⁻⁸</td></tr>
        <tr><td>Summe</td><td></td><td>3,1 × 10⁻⁸</td></tr>
      </tbody>
    </table>
    <p>PL e reicht von 10⁻⁸ bis 10⁻⁷ pro Stunde, also genügen 3,1 × 10⁻⁸. An der Maschine, die wir sahen, war einer der beiden Schütze nicht überwacht.
    Die Kategorie fiel für diesen Teil auf 1 und die ganze Funktion auf PL c, wo e nötig war. Eine Ader hat es behoben.</p>
    <blockquote>Die meisten Lücken schließt eine Ader, ein Halter oder eine Regel. Neue Geräte sind die Ausnahme.</blockquote>
    <h2>Was wir in zwanzig Probeläufen gefunden haben</h2>
    <ul>
      <li>Lichtvorhang oder Scanner zu nah an der Gefahr: 11 von 20 Linien.</li>
      <li>Ein Türschalter, der sich mit einem Ersatzbetätiger umgehen lässt: 9.</li>
      <li>Rückmeldung eines Schützes nicht verdrahtet: 6.</li>
      <li>Not-Halt, der nur einen Teil dessen anhält, was er anhalten soll: 4.</li>
      <li>Nichts, was vor der nächsten Schicht zu tun wäre: 8.</li>
    </ul>
    <p>Von 163 Befunden konnten die Leute des Werks 118 innerhalb einer Woche selbst erledigen. Neunzehn brauchten ein neues Gerät, meist einen
    <a href="/products/safety-door-switch-lz-d2">codierten Türschalter</a> oder ein <a href="/products/safety-relay-lz-r3">Relais</a>; der Hersteller ist frei
    wählbar, und der Bericht nennt keinen unserer Artikel, es sei denn, Sie wünschen es.</p>
    <h2>Was der Bericht ist und was nicht</h2>
    <p>Sie erhalten eine Liste mit Foto, Vorschrift, Risiko und Maßnahme zu jedem Befund, in drei Gruppen: heute, diesen Monat, bei der nächsten
    Änderung. Sie erhalten die gemessenen Zeiten und die Berechnung als Datei. Was Sie nicht erhalten, ist ein Zertifikat. Dass die Maschine sicher ist,
    erklärt der Hersteller oder wer sie verändert hat; wir sagen ihnen, was noch im Weg steht.</p>
    <p>Termine können Sie über die <a href="/contact">Kontaktseite</a> buchen. Möchten Sie zuerst selbst einen Abstand prüfen, hilft Ihnen
    <a href="/news/how-far-from-the-light-curtain">Der Abstand zum Lichtvorhang</a> weiter.</p>`,
};
