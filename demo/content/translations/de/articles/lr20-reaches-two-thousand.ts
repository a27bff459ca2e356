import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const twoThousand: UnitTexts = {
  title: 'Zweitausend LR20 gebaut',
  slug: 'zweitausend-lr20-gebaut',
  excerpt: 'Nummer 2.000 ging an den Kunden, der Nummer 1 gekauft hat.',
  content: html`
    <p>An einem nassen Dienstag im März 2013 brachte ein Lkw unseren ersten <a href="/products/six-axis-robot-lr20">LR20</a> in eine Gießerei in
    Cilegon. Er trug Kurbelgehäuse von 14 kg von einer Presse zu einer Säge, und seine Erbauer schliefen in der ersten Woche in der Halle. Am Montag ging
    Nummer 2.000 in dieselbe Gießerei. Sie steht neben Nummer 1, die noch immer arbeitet.</p>
    <h2>Dreizehn Jahre, ein Arm</h2>
    <p>Die Form hat sich seither kaum geändert, fast alles andere schon. Die Maße von Sockel, Flansch und Reichweite behalten wir bei, damit ein
    neuer Arm auf die Schrauben eines alten passt und dessen Programme ausführt. Im Inneren sind sieben von zehn Teilen andere.</p>
    <table>
      <thead><tr><th>Kennzahl</th><th>Nummer 1, 2013</th><th>Nummer 2.000, 2026</th></tr></thead>
      <tbody>
        <tr><td>Traglast</td><td>16 kg</td><td>20 kg</td></tr>
        <tr><td>Wiederholgenauigkeit</td><td>±0,06 mm</td><td>±0,03 mm</td></tr>
        <tr><td>Standardzyklus 25/300/25</td><td>0,84 s</td><td>0,62 s</td></tr>
        <tr><td>Gewicht</td><td>287 kg</td><td>248 kg</td></tr>
        <tr><td>Standby</td><td>420 W</td><td>185 W</td></tr>
        <tr><td>Wechsel des Schlauchpakets</td><td>3 h</td><td>25 min</td></tr>
        <tr><td>Arbeitsstunden je Arm</td><td>96</td><td>31</td></tr>
      </tbody>
    </table>
    <h2>Was wir von Nummer 1 gelernt haben</h2>
    <p>Sie hat 71.000 Stunden hinter sich und bekam in dieser Zeit zwei neue Getriebe, einen neuen Motor und vier Schlauchpakete. Die letzten drei
    Reparaturen machte die Mannschaft der Gießerei allein. Als wir das alte Getriebe der Achse 2 nach 38.000 Stunden zerlegten, war das Lager
    einseitig verschlissen, immer an derselben Stelle: Die Säge stand ein wenig zu tief, und der Arm griff 900-mal pro Schicht zu ihr hinunter.</p>
    <p>Daraus entstand unsere Regel, vor der Auftragsbestätigung das Layout anzufordern. In einem von drei Fällen setzen wir den Arm nun 200 mm
    höher. Das kostet einen Sockel.</p>
    <h2>Wo sie arbeiten</h2>
    <ul>
      <li>840 bestücken Maschinen: Drehmaschinen, Pressen, Spritzgießmaschinen.</li>
      <li>510 bewegen Gussteile, Glas und Reifen.</li>
      <li>370 stapeln und entstapeln.</li>
      <li>180 montieren, kleben oder schleifen.</li>
      <li>100 stehen in Schulen, in unseren eigenen Hallen und in einem Theater in Yogyakarta, wo ein Arm den Mond bewegt.</li>
    </ul>
    <p>1.914 der zweitausend sind heute im Einsatz. Von den übrigen wurden 52 nach Bränden, Überschwemmungen und einem Zusammenstoß mit einem Gabelstapler verschrottet, und 34
    stehen bei Händlern oder in Lagern.</p>
    <blockquote>Ein Arm ist alt, wenn niemand mehr Teile für ihn bekommt. Also bestimmen wir, wie alt unsere werden.</blockquote>
    <h2>Aufgearbeitet statt ersetzt</h2>
    <p>Wir nehmen jeden LR20 zurück. Ein aufgearbeiteter Arm erhält neue Lager, Dichtungen und Schläuche, die aktuelle Elektronik und denselben
    Test wie ein neuer, vierzig Stunden, und kostet 55 Prozent davon. 140 sind bisher ein zweites Mal auf den Weg gegangen. Ist das Gehäuse eines
    Getriebes in Ordnung, wird es wieder verwendet; Stahl kennt sein Alter nicht.</p>
    <h2>Was als Nächstes kommt</h2>
    <p>Im Herbst lernt die Steuerung, Kollisionen feiner zu spüren: Sie hält dann ohne weiteren Sensor schon bei der Hälfte der heutigen Kraft an. Das Update gilt für
    alle LR20 ab Nummer 611; sie waren die ersten mit Drehgebern von 24 Bit.</p>
    <p>Und Nummer 1? Die Gießerei will sie 2028 zum fünfzehnten Geburtstag in den Ruhestand schicken. Wir haben gefragt, ob wir sie für die
    Eingangshalle haben dürfen. Die Mannschaft antwortete, wir müssten mit der Nachtschicht reden; die hat ihr einen Namen gegeben und will sie
    nicht hergeben.</p>
    <p>Haben Sie einen der ersten hundert, schreiben Sie uns über die <a href="/contact">Kontaktseite</a> mit der Nummer auf dem Typenschild. Die
    ersten fünf mit mehr als 60.000 Stunden erhalten ein neues Schlauchpaket und Besuch von den Menschen, die den Arm gebaut haben. Wie viele
    Stunden Ihrer hat, steht in der Steuerung, und was bei welcher Stunde zu tun ist, in <a href="/news/a-maintenance-plan-by-hours">unserem
    Wartungsplan</a>.</p>`,
};
