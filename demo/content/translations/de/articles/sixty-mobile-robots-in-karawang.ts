import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const sixtyMobileRobots: UnitTexts = {
  title: 'Sechzig mobile Roboter für einen Reifenhersteller in Karawang',
  slug: 'sechzig-mobile-roboter-in-karawang',
  excerpt: 'Eine Flotte ersetzt 4,2\u00a0km fest installierte Fördertechnik und wächst von Schicht zu Schicht, ohne Stillstand.',
  content: html`
    <p>Ein Reifen ist schwer, vor dem Vulkanisieren klebrig und nie zweimal gleich. In Karawang fuhren die Rohlinge früher auf 4,2 Kilometern
    Hängeförderer von den Aufbaumaschinen zu den Pressen. Riss eine Kette, kühlten 96 Pressen gemeinsam aus. Seit August fahren sie auf sechzig
    Transportrobotern <a href="/products/mobile-robot-lm600">LM600</a>.</p>
    <h2>Was die Flotte leistet</h2>
    <p>Vierundzwanzig Aufbaumaschinen fertigen im Mittel alle 50 Sekunden je einen Rohling. Ein Roboter holt sechs auf einmal auf einem Gestell, passiert
    Waage und Sprühstation und bringt sie zu der Presse, die als nächste frei wird. Leere Gestelle fahren denselben Weg zurück.</p>
    <ul>
      <li>1.730 Reifen pro Stunde bei Volllast, in 288 Fahrten.</li>
      <li>Mittlere Fahrt mit Last 210 m, leerer Rückweg 150 m.</li>
      <li>Längste Zeit von der Maschine bis zur Presse 38 Minuten; das Rezept erlaubt 90.</li>
    </ul>
    <h2>Wie sechzig berechnet wurde</h2>
    <p>Die erste Frage in solchen Projekten ist die nach der Zahl der Fahrzeuge. Die Rechnung ist kurz und lohnt sich, bevor jemand simuliert:</p>
    <table>
      <thead><tr><th>Teil einer Fahrt</th><th>Zeit</th></tr></thead>
      <tbody>
        <tr><td>360 m mit im Mittel 0,9 m/s, mit Kurven und Kreuzungen</td><td>400 s</td></tr>
        <tr><td>Beladen, Wiegen, Sprühen, Entladen</td><td>145 s</td></tr>
        <tr><td>Warten auf andere, 12 % der Fahrzeit</td><td>48 s</td></tr>
        <tr><td>Summe</td><td>593 s</td></tr>
      </tbody>
    </table>
    <p>288 Fahrten pro Stunde × 593 s / 3.600 s = 47,4 Fahrzeuge unterwegs. Jedes achte lädt, also durch 0,875 teilen: 54,2. Fünf weitere stehen für
    die Spitze nach dem Schichtwechsel bereit, und eines ist in der Werkstatt. Das ergibt sechzig. Die Simulation, drei Wochen später, sagte
    achtundfünfzig.</p>
    <blockquote>Rechnen Sie mit der Durchschnittsgeschwindigkeit, die Sie mit der Stoppuhr gemessen haben, nicht mit der im Datenblatt. Unsere liegt auf
    dem Papier bei 1,8 m/s und in der Halle bei 0,9.</blockquote>
    <h2>Kein Stillstand</h2>
    <p>Für die Umstellung wurde der Förderer nie angehalten. In der ersten Woche übernahmen acht Roboter eine von vier Vulkanisierlinien. Jede Woche kam
    eine Gruppe hinzu, und die Kette über ihnen wurde nachts Abschnitt für Abschnitt abgebaut. Nach sieben Wochen war sie verschwunden und mit ihr
    340 Motoren, 11 Aufzüge und ein Ölfilm auf dem Boden.</p>
    <img src="demo:products/charging-station.webp" alt="Ladestation LCH48 an der Wand der Halle">
    <p>Fünfzehn <a href="/products/charging-station-lch48">Ladestationen</a> stehen zwischen den Pressen, wo früher eine Stütze des Förderers war. Hat ein
    Roboter vier Minuten Zeit, fährt er hin und lädt; niemand plant das. Die Batterien lagen seit dem Start immer zwischen 35 und 85 Prozent.</p>
    <h2>Menschen und Roboter im selben Gang</h2>
    <p>Vierhundert Menschen queren diese Gänge in einer Schicht. Die Flotte folgt ISO 3691-4: Jeder Roboter sichert sich mit zwei Scannern rundum ab,
    sein Schutzfeld wächst mit Geschwindigkeit und Last, und an unübersichtlichen Kreuzungen gilt ein Tempolimit von 0,6 m/s. Im ersten Monat gab es
    2.100 Schutzstopps am Tag. Die Karte zeigte, dass die Hälfte von drei Ecken kam. Zwei Spiegel für die Menschen, ein versetztes Regal und eine
    gelbe Linie später waren es 640.</p>
    <h2>Zahlen nach acht Wochen</h2>
    <ul>
      <li>Verfügbarkeit des Transports: 99,6 Prozent, vorher 97,1. Um einen stehenden Roboter fahren die anderen herum.</li>
      <li>Energie für den Transport: 41 kWh pro Stunde, vorher 118.</li>
      <li>Wegen Verspätung weggeworfene Reifen: 3 pro Woche, vorher 41.</li>
      <li>Für andere Zwecke gewonnene Fläche: 2.900 Quadratmeter.</li>
    </ul>
    <p>Im Januar kommen zwölf Roboter für eine neue Aufbaulinie hinzu. Sie werden morgens ausgepackt und fahren nachmittags mit, denn die Karte, die
    sie brauchen, ist schon in der Halle. Mit der Leittechnik des Werks verbindet sie VDA 5050 und darüber
    <a href="/news/opc-ua-on-every-controller">OPC UA</a>.</p>`,
};
