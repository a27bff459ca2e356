import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const lr210Idles: UnitTexts = {
  title: 'LR210: ein schwerer Arm, der mit halber Leistung wartet',
  slug: 'lr210-wartet-mit-halber-leistung',
  excerpt: 'Eine zweite Achse mit Gasausgleich und rückspeisende Antriebe senken die Standby-Leistung auf 290\u00a0W.',
  content: html`
    <p>Ein Roboter, der Karosserien schweißt, bewegt sich etwa elf Stunden am Tag. Die anderen dreizehn wartet er: auf die nächste Karosserie,
    auf die Schicht, auf den Montag. Der neue <a href="/products/heavy-robot-lr210">LR210</a> nimmt dabei 290 W auf, sein Vorgänger nahm 610 W auf.
    Hier steht, was geändert wurde und was es bringt.</p>
    <h2>Wohin 610 W gingen</h2>
    <p>Wir haben ein <a href="/products/energy-meter-le3">Energiemessgerät LE3</a> an einen älteren Arm im Karosserierohbau angeschlossen und vier Wochen
    lang abgelesen. Im Standby verteilte sich die Leistung so:</p>
    <table>
      <thead><tr><th>Anteil</th><th>Vorher</th><th>LR210</th></tr></thead>
      <tbody>
        <tr><td>Motoren, die den Arm gegen die Schwerkraft halten</td><td>255 W</td><td>0 W</td></tr>
        <tr><td>Antriebe und Zwischenkreis</td><td>140 W</td><td>85 W</td></tr>
        <tr><td>Bremsen, offen gehalten</td><td>72 W</td><td>0 W</td></tr>
        <tr><td>Steuerung und Handbediengerät</td><td>88 W</td><td>150 W</td></tr>
        <tr><td>Lüfter</td><td>55 W</td><td>55 W</td></tr>
        <tr><td>Summe</td><td>610 W</td><td>290 W</td></tr>
      </tbody>
    </table>
    <p>Der größte Anteil bewirkte gar nichts: Motoren stemmten sich gegen das Gewicht eines stehenden Arms. Die Steuerung braucht mehr als früher, weil
    sie die Bahn viermal so fein vorausberechnet. Wir sagen das, weil es das Messgerät zeigt.</p>
    <h2>Drei Änderungen</h2>
    <h3>Ein Gaszylinder trägt den Arm</h3>
    <p>Die zweite Achse stützt sich auf einen Zylinder mit Stickstoff bei 150 bar. Er trägt in jeder Stellung 92 Prozent des Armgewichts. Der Motor
    dieser Achse schrumpfte von 6,8 auf 4,6 kW, und der Arm beschleunigt acht Prozent schneller, weil weniger Rotormasse hochzudrehen ist.</p>
    <h3>Bremsen fallen nach zwei Sekunden ein</h3>
    <p>Zwei Sekunden nach der letzten Bewegung fallen die Haltebremsen ein, und die Leistungsstufen gehen in den Ruhezustand. Das Aufwachen dauert 180 ms. Die
    Steuerung weiß von der Linie, wann die nächste Karosserie kommt, und weckt den Arm rechtzeitig; der Takt wird keine Zehntelsekunde länger.</p>
    <h3>Bremsenergie bleibt im Schrank</h3>
    <p>Alle Achsen teilen sich einen Zwischenkreis. Wenn Achse 1 bremst, kann Achse 2 die Energie nutzen; nur der Rest wird in das Netz
    eingespeist. In der gemessenen Zelle kamen 14 Prozent der Bewegungsenergie zurück.</p>
    <h2>Ein Jahr, durchgerechnet</h2>
    <p>Nehmen Sie eine Linie mit vierzig Armen, dreizehn Stunden Warten an 280 Arbeitstagen und vierundzwanzig Stunden an den übrigen 85:</p>
    <ul>
      <li>Wartestunden: 13 × 280 + 24 × 85 = 5.680 h.</li>
      <li>Einsparung im Standby: 0,320 kW × 5.680 h × 40 = 72.700 kWh.</li>
      <li>Einsparung in Bewegung: 14 % von 4,1 kW × 11 h × 280 × 40 = 70.700 kWh.</li>
      <li>Zusammen 143.400 kWh im Jahr. Bei Rp 1.115 je Kilowattstunde sind das 160 Millionen Rupiah.</li>
    </ul>
    <img src="demo:products/arm-large.webp" alt="Schwerlastroboter LR210 mit dem Gaszylinder neben der Schwinge">
    <p>Die Rechnung ist ehrlich und bescheiden: Sie ergibt sechs Zehntel vom Preis eines kleinen Arms. Niemand sollte deswegen neue Roboter kaufen. Wer
    ohnehin welche kauft, sollte wissen, was sie nachts verbrauchen.</p>
    <blockquote>Die billigste Kilowattstunde ist die, die ein Arm nicht verbraucht, während niemand hinsieht.</blockquote>
    <h2>Und ausgeschaltet?</h2>
    <p>Am Wochenende kann die Steuerung weiter hinuntergehen, auf 38 W, wenn nur noch das Netzwerk wach ist. Bis sie wieder bereit ist, vergehen neunzig
    Sekunden. Das Profil dafür folgt PROFIenergy; eine Liniensteuerung kann also alle Arme mit einem einzigen Befehl schlafen legen. Wie Sie solche Stunden
    finden, beschreibt <a href="/news/where-the-idle-kilowatts-go">Wohin die Kilowatt im Leerlauf gehen</a>.</p>
    <h2>Gibt es das auch für ältere Arme?</h2>
    <p>Zum Teil. Den Ruhezustand nach zwei Sekunden erhalten alle Steuerungen LRC5 kostenlos mit Software 5.8. Der gemeinsame Zwischenkreis steckt in
    jedem Schrank, der seit 2021 geliefert wurde, und muss nur vom Service freigeschaltet werden. Der Gaszylinder lässt sich nicht nachrüsten: Er
    braucht ein anderes Gussteil.</p>`,
};
