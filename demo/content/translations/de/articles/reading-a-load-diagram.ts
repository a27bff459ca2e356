import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const loadDiagram: UnitTexts = {
  title: 'Ein Traglastdiagramm lesen, ohne sich etwas vorzumachen',
  slug: 'traglastdiagramm-lesen',
  excerpt: 'Die Traglast ist nur die halbe Wahrheit über das Handgelenk. Wo der Schwerpunkt liegt, entscheidet über den Rest.',
  content: html`
    <p>„Zwanzig Kilogramm“ steht auf dem Arm, also müssten ein Greifer von 8 kg und ein Teil von 11 kg passen. Oft passen sie nicht. Die Zahl im Namen gilt
    für eine einzige Lage des Schwerpunkts, nahe am Flansch. Alles andere steht im Traglastdiagramm, der Seite des Handbuchs, die am seltensten
    aufgeschlagen und am meisten bereut wird.</p>
    <h2>Drei Grenzen, ein Handgelenk</h2>
    <ol>
      <li><strong>Masse.</strong> Was die großen Achsen beschleunigen können.</li>
      <li><strong>Moment.</strong> Masse mal Abstand mal Schwerkraft, gegen das, was die Getriebe der Achsen 4, 5 und 6 halten können.</li>
      <li><strong>Trägheit.</strong> Wie die Masse verteilt ist, gegen das, was diese Achsen beschleunigen und bremsen können.</li>
    </ol>
    <p>Das Traglastdiagramm zeigt die ersten beiden. Die waagerechte Achse ist der Abstand des Schwerpunkts vom Flansch entlang des Werkzeugs (z),
    die senkrechte der Abstand von der Mittellinie (xy). Jede Kurve gehört zu einer Masse: innen ist erlaubt, außen nicht. Die Trägheit ist eine
    eigene Zeile im Datenblatt und hat kein Bild; deshalb wird sie vergessen.</p>
    <h2>Ein durchgerechnetes Beispiel</h2>
    <p>Ein <a href="/products/six-axis-robot-lr20">LR20</a> soll eine Drehmaschine beladen. Am Flansch sitzt ein Doppelgreifer; eine Seite hält das
    Rohteil, die andere das fertige. Das Handgelenk des LR20 darf an den Achsen 4 und 5 mit 49 Nm belastet werden, an Achse 6 mit 24 Nm.</p>
    <table>
      <thead><tr><th>Was</th><th>Masse</th><th>z vom Flansch</th><th>xy von Achse 6</th></tr></thead>
      <tbody>
        <tr><td>Adapter und Werkzeugwechsler</td><td>2,1 kg</td><td>35 mm</td><td>0 mm</td></tr>
        <tr><td>Doppelgreifer</td><td>6,4 kg</td><td>120 mm</td><td>0 mm</td></tr>
        <tr><td>Rohteil, eine Seite</td><td>5,2 kg</td><td>150 mm</td><td>160 mm</td></tr>
        <tr><td>Schläuche und Sensor</td><td>0,6 kg</td><td>90 mm</td><td>0 mm</td></tr>
        <tr><td>Zusammen</td><td>14,3 kg</td><td>117 mm</td><td>58 mm</td></tr>
      </tbody>
    </table>
    <p>Der gemeinsame Abstand ist das mit der Masse gewichtete Mittel: (2,1 × 35 + 6,4 × 120 + 5,2 × 150 + 0,6 × 90) / 14,3 = 117 mm, und seitlich
    5,2 × 160 / 14,3 = 58 mm.</p>
    <h3>Moment an Achse 5</h3>
    <p>Achse 5 liegt 85 mm hinter dem Flansch. Der Hebelarm bis zum Schwerpunkt ist √((117 + 85)² + 58²) = 210 mm. Moment: 14,3 kg × 9,81 m/s² ×
    0,210 m = 29,5 Nm. Erlaubt sind 49 Nm: 60 Prozent genutzt.</p>
    <h3>Moment an Achse 6</h3>
    <p>14,3 × 9,81 × 0,058 = 8,1 Nm, wenn der Flansch zur Seite zeigt. Erlaubt sind 24 Nm.</p>
    <h3>Trägheit um Achse 6</h3>
    <p>Das Teil allein bringt 5,2 × 0,160² = 0,133 kg·m², der Greifer etwa 0,05. Mit 0,19 von 1,1 kg·m² ist nichts zu befürchten. Setzen Sie den Greifer
    an einen längeren Ausleger, xy = 400 mm, und das Teil allein bringt 0,83. Der Abstand geht im Quadrat ein.</p>
    <img src="demo:products/arm-medium-drawing.webp" alt="Maßzeichnung des Sechsachsroboters LR20">
    <h2>Der Fall, in den man hineinläuft</h2>
    <p>Jetzt halten beide Seiten des Greifers ein Teil: Masse 19,5 kg, noch unter 20. Seitlich gleichen sich die Teile aus, xy = 0. Aber z ist auf 126
    mm gewandert, und das Moment an Achse 5 beträgt 19,5 × 9,81 × 0,211 = 40,4 Nm. Erlaubt, mit 18 Prozent Reserve. Mit einem um 80 mm längeren Adapter
    für ein tiefes Futter sind es 19,5 × 9,81 × 0,291 = 55,7 Nm: zu viel, bei einer Masse, die der Name des Arms erlaubt.</p>
    <blockquote>Der Name auf dem Arm ist die Masse am Flansch. Ihr Teil ist nicht am Flansch.</blockquote>
    <h2>Faustregeln</h2>
    <ul>
      <li>Wiegen Sie den Greifer. Eine Zeichnung vergisst Schrauben, Schläuche und den Sensor, der zuletzt dazukommt: Rechnen Sie zehn Prozent hinzu, oder nehmen Sie
      besser eine Waage.</li>
      <li>Bleiben Sie unter 80 Prozent von Masse und Moment. Das letzte Fünftel ist für die Änderung, die im zweiten Jahr kommt.</li>
      <li>Kurz und dick schlägt lang und leicht: 100 mm weniger z sind mehr wert als 2 kg weniger Masse.</li>
      <li>Geben Sie die Last in die Steuerung ein. Bremswege, Kollisionserkennung und Bahngenauigkeit werden daraus berechnet. Die LRC5 wiegt sie in
      vierzig Sekunden selbst, wenn Sie sie das Handgelenk drehen lassen.</li>
    </ul>
    <h3>Was passiert, wenn Sie es nicht tun</h3>
    <p>Eine Zeit lang nichts. Dann meldet der Antrieb mitten in einer schnellen Bewegung einen Schleppfehler an Achse 5, jemand senkt die
    Geschwindigkeit, und nach 9.000 statt 20.000 Stunden hat das Getriebe Spiel. Wir haben vierzig solcher Getriebe zerlegt. Ihre Besitzer sagten
    alle, die Last habe innerhalb der Zahl im Namen gelegen.</p>`,
};
