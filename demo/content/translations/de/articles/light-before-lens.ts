import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const lightBeforeLens: UnitTexts = {
  title: 'Licht vor Objektiv: was ein gutes Prüfbild ausmacht',
  slug: 'licht-vor-objektiv',
  excerpt: 'Eine Kamera sieht Kontrast, keine Teile. Vier Arten, einen Kratzer zu beleuchten, und eine Rechnung für die nötige Helligkeit.',
  content: html`
    <p>Wenn eine Prüfung nicht funktioniert, gilt der erste Wunsch mehr Pixeln. In neun von zehn Fällen, die wir auf der Werkbank lösen, bleibt die
    Kamera, und die Leuchte wandert. Ein Fehler ohne Kontrast ist nicht da, weder mit zwei Megapixeln noch mit zwanzig.</p>
    <h2>Was Licht tut</h2>
    <p>Eine glatte Fläche wirft Licht wie ein Spiegel zurück, in dem Winkel, in dem es kam. Eine raue streut es. Ein Kratzer, eine Kante oder ein
    erhabener Buchstabe lenkt es woandershin als seine Umgebung. Gut beleuchten heißt, die Leuchte so zu setzen, dass das eine das Objektiv
    erreicht und das andere nicht.</p>
    <h3>Vier Anordnungen</h3>
    <table>
      <thead><tr><th>Anordnung</th><th>Leuchte</th><th>Geeignet für</th></tr></thead>
      <tbody>
        <tr><td>Hellfeld</td><td>Ring um das Objektiv, 60° bis 90° zum Teil</td><td>Druck, Farbe, matte Teile</td></tr>
        <tr><td>Dunkelfeld</td><td>Flacher Ring, 10° bis 25°</td><td>Kratzer, Gravuren, Kanten auf glatten Teilen</td></tr>
        <tr><td>Durchlicht</td><td>Leuchtfläche hinter dem Teil</td><td>Umrisse, Löcher, Messen, Füllstand</td></tr>
        <tr><td>Dom oder koaxial</td><td>Weiße Halbkugel oder durch einen halbdurchlässigen Spiegel</td><td>Glänzende und gewölbte Teile, Folie, Codes auf Metall</td></tr>
      </tbody>
    </table>
    <p>Probieren Sie alle vier mit einer Taschenlampe aus, bevor Sie eine kaufen. Zehn Minuten in einer dunklen Ecke mit dem Handy als Kamera sagen
    mehr als ein Katalog.</p>
    <h2>Farbe</h2>
    <p>Gleiche Farbe macht hell, Gegenfarbe macht dunkel. Roter Druck verschwindet in rotem Licht und ist in blauem schwarz. Für eine
    Monochromkamera ist das ein Filter, das nichts kostet. Infrarot durchdringt viele Druckfarben: Ein Datumscode aus rußhaltiger Tinte bleibt schwarz,
    wenn das farbige Bild darunter verschwunden ist.</p>
    <h2>Eine Rechnung: Belichtung und Unschärfe</h2>
    <p>Teile laufen mit 0,8 m/s vorbei, und ein Pixel soll 0,1 mm abbilden. Das Bild darf höchstens um ein halbes Pixel verwischen:</p>
    <ul>
      <li>Längste Belichtung: 0,05 mm / 800 mm/s = 62 µs.</li>
      <li>Im Stillstand war das Bild mit 2 ms bei 10 % Lampenstrom gut. Das sind 2.000 × 0,10 = 200 Einheiten Licht.</li>
      <li>In 62 µs muss die Leuchte 200 / 62 = 3,2-mal ihren vollen Strom bekommen.</li>
    </ul>
    <p>LEDs vertragen das, wenn es kurz ist. Der Ring der <a href="/products/smart-camera-lk5">intelligenten Kamera LK5</a> darf bis zu 100 µs lang mit
    dem Vierfachen des Nennstroms betrieben werden, sechzigmal pro Sekunde. Die Antwort lautet also ja, mit einem Fünftel Reserve. Wäre sie nein:
    Öffnen Sie die Blende um eine Stufe für das doppelte Licht und nehmen Sie die 0,7-fache Schärfentiefe in Kauf.</p>
    <img src="demo:products/smart-camera.webp" alt="Intelligente Kamera LK5 mit ihrem Ringlicht in vier Segmenten">
    <h2>Nun doch die Pixel</h2>
    <p>Jetzt wird gezählt. Ein Fehler sollte in seiner kleinsten Richtung mindestens vier Pixel bedecken, und eine Messung braucht zehn Pixel in ihrer
    Toleranz. Für ein Bildfeld von 160 mm und Fehler von 0,4 mm: 160 / (0,4 / 4) = 1.600 Pixel in der Breite. Genau so viele hat die LK5. Für eine endlose Bahn macht
    die <a href="/products/line-scan-camera-lk-l8">Zeilenkamera</a> dieselbe Rechnung Zeile für Zeile.</p>
    <blockquote>Wählen Sie das Licht nach dem Kontrast, das Objektiv nach dem Bildfeld und die Kamera nach dem Rest.</blockquote>
    <h2>Das Tageslicht draußen halten</h2>
    <p>Sonne durch ein Tor bringt 100.000 Lux, eine Hallenleuchte 500. Am meisten helfen kurze Blitze: In 62 µs gibt die Sonne wenig, die Leuchte
    alles, was sie hat. Ein schmales Filter für die Farbe der Leuchte nimmt weitere 90 Prozent weg. Reicht beides nicht, bauen Sie eine Haube; Blech
    ist billiger als Software.</p>
    <h3>Fünf Fragen für Ihre nächste Prüfung</h3>
    <ol>
      <li>Welchen Unterschied zwischen Gut und Schlecht kann eine Hand oder ein Auge benennen?</li>
      <li>Wie groß ist der kleinste Fehler, wie groß das Bildfeld?</li>
      <li>Wie schnell bewegt sich das Teil, wie weit auf und ab, wie stark ist es verdreht?</li>
      <li>Was ändert sich sonst: Farbe, Öl, Lieferant, Jahreszeit?</li>
      <li>Was kostet ein gutes Teil, das weggeworfen wird, und was ein schlechtes, das durchkommt?</li>
    </ol>
    <p>Die letzte legt die Schwelle fest, und nur das Werk kann sie beantworten. Senden Sie uns dreißig Teile jeder Art; wir senden innerhalb einer
    Woche Bilder in vier Beleuchtungen zurück. Wo die Höhe den Unterschied macht und kein Licht hilft, hilft ein
    <a href="/products/3d-profile-sensor-lk-3d">Profilsensor</a>.</p>`,
};
