import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const idleKilowatts: UnitTexts = {
  title: 'Wohin die Kilowatt im Leerlauf gehen',
  slug: 'wohin-die-kilowatt-im-leerlauf-gehen',
  excerpt: 'Zwölf Messgeräte, vier Wochen und eine Tabelle: wie eine Spritzgießerei ihre Rechnung ohne neue Maschine um 17 Prozent senkte.',
  content: html`
    <p>Jeder weiß, was ein Werk im Monat verbraucht. Kaum jemand weiß, was es am Sonntag um drei Uhr morgens verbraucht. Dabei liegt genau dort das
    leicht verdiente Geld: Niemand braucht diese Leistung, also wird sie niemand vermissen. Eine Spritzgießerei in Tangerang ließ uns messen.</p>
    <h2>Messen: zwölf Geräte, vier Wochen</h2>
    <p>Wir haben an jedem der elf größten Verbraucher und am Hauptschalter je ein <a href="/products/energy-meter-le3">Energiemessgerät LE3</a> angebracht. Die
    Stromwandler schließen sich um das Kabel, deshalb war alles zwischen zwei Schichten erledigt. Ein Wert pro Minute, vier Wochen, 480.000
    Zahlen.</p>
    <p>Drei Kennzahlen von jedem Gerät genügen für den Anfang:</p>
    <ul>
      <li><strong>Grundlast</strong>: die kleinste Leistung in der ruhigsten Stunde der Woche.</li>
      <li><strong>Leerlauf</strong>: die Leistung, während die Maschine eingeschaltet ist und nichts herstellt.</li>
      <li><strong>Energie je Teil</strong>: Kilowattstunden einer Schicht, geteilt durch die Gutteile.</li>
    </ul>
    <h2>Was sie zeigten</h2>
    <table>
      <thead><tr><th>Verbraucher</th><th>Energie im Jahr</th><th>Davon, während nichts hergestellt wird</th></tr></thead>
      <tbody>
        <tr><td>14 Spritzgießmaschinen</td><td>1.310 MWh</td><td>190 MWh</td></tr>
        <tr><td>Kompressoren</td><td>420 MWh</td><td>165 MWh</td></tr>
        <tr><td>Kühlwasser, Pumpen und Kühlturm</td><td>310 MWh</td><td>88 MWh</td></tr>
        <tr><td>Granulattrockner</td><td>240 MWh</td><td>72 MWh</td></tr>
        <tr><td>Förderer und Roboter</td><td>95 MWh</td><td>31 MWh</td></tr>
        <tr><td>Licht, Büros, Rest</td><td>185 MWh</td><td>40 MWh</td></tr>
        <tr><td>Summe</td><td>2.560 MWh</td><td>586 MWh</td></tr>
      </tbody>
    </table>
    <p>Dreiundzwanzig Prozent für nichts. Die Überraschung waren die Kompressoren: Sonntags liefen sie mit 18,8 kW, um Lecks zu speisen. 165.000 kWh
    geteilt durch 8.760 Stunden ergibt genau das. An allen anderen Tagen speisten sie die Lecks ebenfalls.</p>
    <h2>Vier Maßnahmen, nach ihrem Preis geordnet</h2>
    <ol>
      <li><strong>Abschalten.</strong> Ein Ventil sperrt die Druckluft der Halle, wenn keine Maschine läuft. Förderer halten an, wenn zwei Minuten lang nichts
      vorbeigekommen ist. Roboter gehen in den Ruhezustand. Zusammen 158 MWh für zwei Ventile und einen Nachmittag Programmierung.</li>
      <li><strong>Reparieren.</strong> 71 Lecks, in zwei Nächten mit einem Ultraschallempfänger gefunden. Ein Loch von 1 mm bei 6 bar kostet etwa 75 Liter pro
      Minute, ein halbes Kilowatt am Kompressor, 4,9 Millionen Rupiah im Jahr. Zusammen 96 MWh.</li>
      <li><strong>Senken.</strong> Das Netz lag bei 7,5 bar, weil ein alter Zylinder es brauchte. Der Zylinder wurde ersetzt, der Druck auf 6,3 eingestellt.
      Faustregel: Ein Bar weniger spart sieben Prozent. Zusammen 31 MWh.</li>
      <li><strong>Regeln.</strong> Drei Kühlpumpen erhielten je einen <a href="/products/frequency-inverter-lq7">Frequenzumrichter LQ7</a>. Der benötigte Durchfluss
      lag im Mittel bei 72 Prozent, und die Leistung steigt mit der dritten Potenz: 0,72³ = 0,37. Mit Verlusten und statischer Förderhöhe zeigte das Messgerät
      0,48. Zusammen 150 MWh.</li>
    </ol>
    <h2>Die Summe</h2>
    <p>435 MWh von 2.560 sind 17 Prozent. Bei Rp 1.115 je Kilowattstunde sind das 485 Millionen Rupiah im Jahr. Ausgegeben wurden 83 Millionen für
    Messgeräte, 14 für Ventile und Dichtungen, 118 für Umrichter und 45 für Arbeit: 260 Millionen. Nach sechseinhalb Monaten war das Geld wieder da.</p>
    <blockquote>Erst messen. Wir vier hatten auf die Trockner gewettet, und alle vier haben verloren.</blockquote>
    <h2>Wie es so bleibt</h2>
    <p>Ein Jahr nach einer solchen Aktion ist die Hälfte der Lecks wieder da. Drei Dinge sind deshalb geblieben: Das Messgerät am Kompressor sendet eine Nachricht,
    wenn die Grundlast am Sonntag 6 kW überschreitet; die Energie je Teil steht auf dem <a href="/products/operator-panel-lh12">Bedienpanel</a> neben
    der Zykluszeit; und die Lecksuche steht zweimal im Jahr in <a href="/news/a-maintenance-plan-by-hours">unserem Wartungsplan</a>. Wer ISO 50001 kennt, erkennt
    Ausgangsbasis, Kennzahl und Bewertung wieder. Die Norm hilft, aber schon die Sonntagszahl allein bringt Sie weit.</p>
    <h3>Fangen Sie am Montag an</h3>
    <p>Gehen Sie am Sonntag um drei in die Halle, ohne etwas einzuschalten, und hören Sie hin. Was zischt, ist Luft, was brummt, ist ein Motor, was
    warm ist, ist Geld. Schreiben Sie eine Liste. Dann messen Sie die fünf größten Posten darauf.</p>`,
};
