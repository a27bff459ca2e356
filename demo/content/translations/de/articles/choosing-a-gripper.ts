import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const choosingGripper: UnitTexts = {
  title: 'Backen, Sauger oder Nadeln: den Greifer wählen',
  slug: 'den-greifer-waehlen',
  excerpt: 'Der Arm bekommt die Aufmerksamkeit, der Greifer macht die Arbeit. Eine Fünf-Minuten-Rechnung für Backen und eine für Sauger.',
  content: html`
    <p>Wenn eine Roboterzelle stehen bleibt, liegt es meist am Greifer. Er berührt das Produkt, verschleißt, wird schmutzig und wurde zuletzt
    gekauft. Wählen Sie ihn zuerst: Sein Gewicht und seine Länge entscheiden, welchen Arm Sie brauchen.</p>
    <h2>Was hält das Teil?</h2>
    <ul>
      <li><strong>Formschluss.</strong> Die Backen folgen der Kontur, und das Teil könnte auch bei schlaffen Backen nicht fallen. Am sichersten, geringste Kraft, ein
      Greifer für ein Teil.</li>
      <li><strong>Reibschluss.</strong> Die Backen drücken. Flexibel, aber alles hängt von einer Zahl ab, die niemand genau kennt.</li>
      <li><strong>Saugen.</strong> Eine zugängliche Fläche genügt. Sie muss dicht sein, oder die Pumpe muss stark sein.</li>
      <li><strong>Nadeln, Magnet, Eis.</strong> Für Textilien, Stahlblech und alles, was sonst niemand halten kann.</li>
    </ul>
    <h2>Die Rechnung für Backen</h2>
    <p>Zwei Backen drücken mit je der Kraft F. Die Reibung auf beiden Seiten trägt das Teil, also F = m × (g + a) × S / (2 × µ). m ist die Masse, a
    die Beschleunigung des Arms, S ein Sicherheitsfaktor und µ der Reibwert.</p>
    <table>
      <thead><tr><th>Paarung</th><th>µ</th></tr></thead>
      <tbody>
        <tr><td>Stahl auf öligem Stahl</td><td>0,10</td></tr>
        <tr><td>Stahl auf trockenem Stahl</td><td>0,15 bis 0,20</td></tr>
        <tr><td>Gummi auf trockenem Kunststoff</td><td>0,4 bis 0,5</td></tr>
        <tr><td>Gummi auf trockener Pappe</td><td>0,5</td></tr>
      </tbody>
    </table>
    <p>Ein Lagerring von 0,8 kg, ölig, mit 10 m/s² bewegt: F = 0,8 × (9,81 + 10) × 2 / (2 × 0,10) = 158 N. Der
    <a href="/products/electric-gripper-lg2">elektrische Greifer LG2</a> bringt bis zu 235 N auf, das reicht. In Ruhe könnte er 235 × 0,2 / (9,81
    × 2) = 2,4 kg derselben Art halten. Haben die Backen den Radius des Rings, übernimmt der Formschluss, und 60 N sind reichlich.</p>
    <p>Nehmen Sie S = 2, wenn ein fallendes Teil Geld kostet, und 4, wenn es jemanden treffen könnte.</p>
    <h3>Luft oder Strom?</h3>
    <p>Ein pneumatischer Greifer ist leichter, schneller und günstiger: 30 ms zum Schließen, ein Drittel des Preises. Ein elektrischer stellt Kraft
    und Hub im Programm ein, misst das Teil und braucht keine Druckluft, in einem
    <a href="/news/where-the-idle-kilowatts-go">Werk mit Lecks</a> die teuerste Energie überhaupt. Bis zu zwei Teilesorten: Luft. Ab drei
    Sorten: Strom.</p>
    <h2>Die Rechnung für Sauger</h2>
    <p>Ein Sauger hält F = p × A. Ein Sauger von 60 mm hat A = 0,00283 m². Bei −60 kPa auf Glas oder Blech sind das 170 N, bei −40 kPa auf poröser
    Pappe 113 N. Beim flachen Heben muss F × n gleich m × (g + a) × S sein. Für einen Karton von 18 kg bei 5 m/s² und S = 2: 18 × 14,81 × 2 = 533 N,
    also fünf Sauger von 60 mm auf Pappe; nehmen Sie sechs, denn eine Anordnung will symmetrisch sein.</p>
    <p>Wird der Karton zur Seite geschwenkt, hält ihn nur die Reibung: Teilen Sie durch µ = 0,5 und nehmen Sie die doppelte Anzahl, oder setzen Sie einen Haken
    darunter.</p>
    <h3>Das Leck entscheidet</h3>
    <p>Bei porösem Material muss die Pumpe abführen, was einströmt. Messen Sie es: ein Sauger, ein Manometer, ein Durchflussmesser und der schlechteste
    Karton, den Sie finden. Der <a href="/products/vacuum-gripper-lg-v8">Vakuumgreifer LG-V8</a> hat für jeden Sauger ein Ventil, damit ein undichter
    Sauger die anderen sieben nicht um ihr Vakuum bringt.</p>
    <img src="demo:products/gripper-vacuum.webp" alt="Vakuumgreifer LG-V8 mit acht Saugern">
    <h2>Gewicht und Länge</h2>
    <p>Jedes Kilogramm am Handgelenk ist ein Kilogramm weniger Produkt. Und Länge ist schlimmer als Gewicht: Was ein langer Greifer mit Achse 5
    macht, rechnet <a href="/news/reading-a-load-diagram">Ein Traglastdiagramm lesen</a> vor. Gute Werte: Der Greifer ist bei Teilen über 5 kg nicht
    schwerer als das Teil, der Schwerpunkt liegt höchstens 150 mm vor dem Flansch.</p>
    <h2>Wenn der Strom ausfällt</h2>
    <p>Ein Greifer darf sein Teil nicht fallen lassen, weil eine Sicherung durchgebrannt ist. ISO 10218-2 verlangt das. Federn oder eine
    selbsthemmende Spindel für Backen, ein Vakuumspeicher mit Rückschlagventil für Sauger: Ein halber Liter je Sauger von 60 mm hält ein dichtes
    Blech minutenlang und einen porösen Karton einige Sekunden. Probieren Sie es mit dem längsten Teil in der ungünstigsten Lage aus, vor der Abnahme und
    nicht bei der Abnahme.</p>
    <blockquote>Ziehen Sie den Stecker, während er Ihr teuerstes Teil hält. Wenn Sie zögern, ist der Greifer nicht fertig.</blockquote>
    <h3>Checkliste</h3>
    <ol>
      <li>Das schlechteste Teil, nicht das schönste: ölig, warm, verbogen, nass.</li>
      <li>Platz in der Maschine für geöffnete Backen, dort, wo das Teil abgelegt wird.</li>
      <li>Ein Sensor für „Teil gehalten“ und einer für „offen“.</li>
      <li>Verschleißteile ohne Werkzeug wechselbar und ein zweiter Satz im Regal.</li>
      <li>Für Arbeiten neben Menschen: keine Kante mit einem Radius unter 5 mm, begrenzte Kraft, keine Quetschstellen.</li>
    </ol>`,
};
