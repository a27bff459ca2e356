import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const secondPlant: UnitTexts = {
  title: 'Lintara eröffnet das zweite Werk in Cikarang',
  slug: 'zweites-werk-in-cikarang',
  excerpt: 'Die neue Halle verdoppelt die Robotermontage auf 240 Arme im Monat und bringt die Endprüfung unter ein Dach.',
  content: html`
    <p>Am Donnerstagmorgen um acht ging das Tor der zweiten Halle hoch, und der erste Arm, ein
    <a href="/products/six-axis-robot-lr20">LR20</a>, rollte auf einem Transportroboter hinaus, der keinen Fahrer brauchte. Ein Band wurde nicht
    durchschnitten. Sechzig Menschen, die in den drei Wochen davor eingezogen waren, standen am Gang und gingen wieder an die Arbeit, als er vorbei war.</p>
    <p>Die Halle liegt vierhundert Meter von der ersten entfernt, auf der anderen Seite des Kanals. Sie hat 11.400 Quadratmeter auf einer Ebene und
    eine einzige Aufgabe: Sie montiert und prüft Roboter. In der alten Halle bleiben die Zerspanung, die Antriebe, die Elektronik und die
    Sicherheitstechnik.</p>
    <h2>Warum eine zweite Halle</h2>
    <p>2025 bauten wir 118 Arme im Monat und hatten Aufträge für 150. Der Engpass war nicht die Montage, sondern die Prüfung: Jeder Arm läuft vierzig
    Stunden, bevor er uns verlässt, und der Prüfraum hatte vierzehn Plätze. Ein Arm, der auf einen Prüfplatz wartet, ist ein Arm, der fertig ist und
    nicht verkauft werden kann.</p>
    <table>
      <thead><tr><th>Kennzahl</th><th>Vorher</th><th>Jetzt</th></tr></thead>
      <tbody>
        <tr><td>Arme im Monat, eine Schicht</td><td>118</td><td>240</td></tr>
        <tr><td>Prüfplätze</td><td>14</td><td>36</td></tr>
        <tr><td>Stunden von der letzten Schraube bis zum Prüfbeginn</td><td>31</td><td>2</td></tr>
        <tr><td>Wege zwischen den Stationen, Meter je Arm</td><td>640</td><td>210</td></tr>
        <tr><td>Strom je gebautem Arm, kWh</td><td>412</td><td>265</td></tr>
      </tbody>
    </table>
    <p>Sechsunddreißig Plätze zu vierzig Stunden erlauben 36 × 720 / 40 = 648 Prüfungen im Monat, mehr als doppelt so viele wie nötig. Das ist Absicht.
    Ein Prüfraum, der immer voll ist, hat keinen Platz für einen Arm, der durchfällt, und wer durchfällt, muss bleiben, bis der Grund bekannt ist.</p>
    <h2>Gebaut, wie wir für andere bauen</h2>
    <p>Achtzehn Transportroboter <a href="/products/mobile-robot-lm600">LM600</a> bringen Gussteile, Getriebe und Motoren zu zwölf Stationen. In der Halle gibt es
    deshalb kein Förderband und keine Markierung auf dem Boden. Stationen lassen sich an einem Wochenende versetzen, und zwei wurden es schon,
    nachdem die Monteure zehn Tage daran gearbeitet und festgestellt hatten, dass das Licht von der falschen Seite kam.</p>
    <img src="demo:products/amr.webp" alt="Mobiler Roboter LM600, der Teile zu den Stationen bringt">
    <p>Schwere Arbeiten übernehmen eigene Arme: Ein <a href="/products/heavy-robot-lr210">LR210</a> dreht die Schwinge eines Artgenossen für den
    Monteur, und zwei <a href="/products/collaborative-robot-lc20">LC20</a> ziehen den Ring aus zweiunddreißig Schrauben am Sockel an, jedes Mal in
    derselben Reihenfolge und mit demselben Drehmoment. Für die Schrauben eines Arms brauchte ein Mensch früher neunzehn Minuten, heute keine.</p>
    <h2>Die Prüfung aus Sicht des Kunden</h2>
    <p>Jeder Platz hat zum Gang hin eine Glasscheibe und einen Bildschirm mit den laufenden Zahlen: Temperatur jedes Getriebes, Strom jeder Achse,
    Wiederholgenauigkeit nach ISO 9283 in der ersten, der zwanzigsten und der vierzigsten Stunde. Kunden dürfen mit einem Kaffee davorsitzen. Das Protokoll gehört zur
    Lieferung und bleibt unter der Seriennummer fünfzehn Jahre lang abrufbar.</p>
    <blockquote>Wir haben diese Halle nicht gebaut, um Arme schneller zu bauen. Wir haben sie gebaut, damit keiner uns verlassen muss, bevor er sich bewährt
    hat.</blockquote>
    <p>Das war die ganze Rede von Ratna Wijaya. Sie ist Geschäftsführerin und gehörte zu den sechs, die 2008 anfingen, importierte Roboter zu
    reparieren.</p>
    <h2>Bremsenergie geht zurück</h2>
    <p>Jeder Prüfplatz speist die Energie bremsender Achsen in ein Gleichstromnetz der Halle. Sechsunddreißig Arme, die vierzig Stunden lang hin- und
    herschwingen, würden sonst die Luft heizen; nun versorgen sie einander und beziehen 35 Prozent weniger aus dem Netz. Weitere 640 Kilowatt kommen
    an einem klaren Tag vom Dach, und das ist mittags der größte Teil dessen, was die Halle braucht.</p>
    <h2>Was als Nächstes kommt</h2>
    <ul>
      <li>Januar: Die Werkstatt für aufgearbeitete Getriebe zieht ein. Ein Getriebe, das nach 30.000 Stunden zurückkommt, geht mit neuen Lagern und
      einem neuen Protokoll wieder hinaus.</li>
      <li>März: die ersten Arme für Kunden außerhalb Indonesiens, in Vietnam und auf den Philippinen.</li>
      <li>Ab April: offene Freitage für Schulen. Schreiben Sie uns für einen Termin über die <a href="/contact">Kontaktseite</a>.</li>
    </ul>
    <p>Mit der Halle kamen vierzig neue Arbeitsplätze, sechsundzwanzig davon wurden mit Menschen aus der Nachbarschaft besetzt. Die anderen vierzehn, für Monteure,
    Prüfingenieure und eine sehr geduldige Lagerfachkraft, sind noch offen.</p>`,
};
