import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const servoNetwork: UnitTexts = {
  title: 'Ring, Linie oder Stern: ein Servonetzwerk verdrahten',
  slug: 'servonetzwerk-verdrahten',
  excerpt: 'Was mit einem Zyklus von 125 µs geschieht, wenn ein Kabel gezogen wird, gemessen auf unserem eigenen Prüfstand.',
  content: html`
    <p>Sechzehn Servoachsen, eine Steuerung, ein Zyklus von 125 Mikrosekunden. Auf dem Papier ist es EtherCAT gleich, wie die Kabel laufen: Ein Telegramm
    verlässt die Steuerung, durchläuft jeden Antrieb und kommt zurück. In der Halle ist es nicht gleich, denn eines Tages trifft ein Gabelstapler auf ein
    Kabel. Wir haben sechzehn <a href="/products/servo-drive-lv3">Antriebe LV3</a> auf drei Arten verdrahtet und die Stecker gezogen.</p>
    <h2>Der Prüfstand</h2>
    <p>Eine <a href="/products/modular-controller-lx5">Steuerung LX5</a>, sechzehn Antriebe mit Motoren an gemeinsamen Schwungscheiben, 3 m Kabel zwischen
    den Nachbarn. Jeder Antrieb sendet und empfängt 24 Byte je Zyklus. Ein Telegramm aus 16 × 24 Byte plus Rahmen umfasst etwa 440 Byte und dauert
    bei 100 Mbit/s 35 µs. Jeder Antrieb fügt knapp 1 µs hinzu, jeder Meter Kabel 5 ns. Mehr als die Hälfte des Zyklus bleibt frei.</p>
    <h2>Linie</h2>
    <p>Steuerung, Antrieb 1, Antrieb 2 und so weiter bis 16. Das kürzeste Kabel, kein weiteres Gerät und der häufigste Weg.</p>
    <ul>
      <li>Umlaufzeit: 52 µs.</li>
      <li>Stecker zwischen 7 und 8 gezogen: Die Antriebe 8 bis 16 gehen innerhalb eines Zyklus verloren. Ihre Überwachung hält sie nach 3 ms an, bei uns
      mit einer Rampe.</li>
      <li>Die Antriebe 1 bis 7 laufen weiter, weil Antrieb 7 seinen offenen Port selbst schließt. Ob sie das sollen, muss das Programm entscheiden.</li>
    </ul>
    <h2>Stern</h2>
    <p>Verzweiger mit mehreren Ports verbinden die Arme des Sterns. Jeder Arm ist eine kurze Linie. Drei Verzweiger ergeben vier Arme mit vier Antrieben.</p>
    <ul>
      <li>Umlaufzeit: 56 µs; die Verzweiger zählen als drei weitere Geräte.</li>
      <li>Ein Stecker gezogen: Nur die Antriebe dahinter in diesem Arm gehen verloren.</li>
      <li>Gut für Maschinen mit Optionen: Ein Arm darf fehlen, und der Rest merkt nichts.</li>
    </ul>
    <p>Beachten Sie, dass ein gewöhnlicher Ethernet-Switch kein Verzweiger ist. Er speichert Telegramme, bevor er sie weitergibt, und fügt einige
    Mikrosekunden Jitter hinzu; ein Zyklus von 125 µs überlebt das nicht. Switches wie der <a href="/products/managed-switch-ln8">LN8</a> gehören auf
    die Seite des Werksnetzes.</p>
    <h2>Ring</h2>
    <p>Die Linie mit einem weiteren Kabel vom letzten Antrieb zurück an einen zweiten Port der Steuerung. Telegramme werden von beiden Enden aus gesendet.</p>
    <ul>
      <li>Umlaufzeit im intakten Ring: 54 µs.</li>
      <li>Ein Stecker gezogen: Beide Hälften werden von ihrem Ende aus versorgt. Bei manchen Versuchen verloren wir ein Telegramm, bei den meisten keines.</li>
      <li>Kein Antrieb blieb stehen. Im Protokoll stand eine Zeile mit der Nummer der Verbindung.</li>
    </ul>
    <h2>Was wir gemessen haben</h2>
    <table>
      <thead><tr><th>Topologie</th><th>Kabel</th><th>Jitter von Antrieb zu Antrieb</th><th>Verlorene Achsen, schlimmster Fall</th><th>Verlorene Telegramme, 200 Versuche</th></tr></thead>
      <tbody>
        <tr><td>Linie</td><td>48 m</td><td>± 38 ns</td><td>16</td><td>alle dahinter</td></tr>
        <tr><td>Stern, 3 Verzweiger</td><td>71 m</td><td>± 45 ns</td><td>4</td><td>alle dahinter</td></tr>
        <tr><td>Ring</td><td>51 m</td><td>± 39 ns</td><td>0</td><td>31 insgesamt, nie zwei nacheinander</td></tr>
      </tbody>
    </table>
    <p>Der Jitter unterscheidet sich kaum, weil die Uhren der Antriebe synchronisiert sind und nicht davon abhängen, wann ein Telegramm eintrifft. Ein
    einzelnes verlorenes Telegramm ist harmlos: Der Antrieb läuft 125 µs lang mit der letzten Geschwindigkeit weiter, bei 3.000 Umdrehungen pro Minute
    sind das 2,25 Grad der Welle ohne neuen Sollwert.</p>
    <blockquote>Ein Ring kostet ein Kabel und einen Port. Er ist das günstigste Ersatzteil, das Sie nie bestellen müssen.</blockquote>
    <h2>Eine Faustregel</h2>
    <ul>
      <li>Eine Maschine in einem Schaltschrank: Linie.</li>
      <li>Module, die kommen und gehen: Stern mit Verzweigern.</li>
      <li>Kabel durch Energieketten, Gänge oder über mehr als ein Gestell: Ring.</li>
      <li>Halten Sie die Umlaufzeit unter 60 % des Zyklus. Ist sie länger, passt die nächste Option nicht mehr hinein.</li>
    </ul>
    <h3>Drei Dinge, die mehr zählen als die Topologie</h3>
    <ol>
      <li>Schirm an beiden Enden auflegen, auf voller Breite geklemmt, nicht zu einem Zopf verdrillt.</li>
      <li>Schleppkettentaugliches Kabel, wo es sich bewegt: Cat 5e, Litzen mit 7 Drähten oder feiner, bewegter Biegeradius mindestens 15-mal der Durchmesser.</li>
      <li>Fehler zählen. Jeder Port hat einen Zähler für fehlerhafte Telegramme; lesen Sie ihn einmal pro Schicht ab. Ein Port, der heute zehn am Tag zählt, ist die
      Störung des nächsten Monats, und so findet <a href="/news/service-desk-goes-live">die Serviceleitstelle</a> sie zuerst.</li>
    </ol>`,
};
