import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const sparePartsHub: UnitTexts = {
  title: 'Ersatzteilzentrum in Surabaya eröffnet',
  slug: 'ersatzteilzentrum-in-surabaya',
  excerpt: 'Elftausend Teile, von jedem Werk östlich von Semarang höchstens einen Tag entfernt.',
  content: html`
    <p>Ein Getriebe für Achse 3 wiegt 38 Kilogramm. Von Cikarang nach Makassar brauchte es früher drei Tage, davon zwei im Warten auf einen Flug mit
    Platz dafür. Ab Donnerstag startet es in Surabaya, zwanzig Minuten vom Flughafen und vierzig vom Hafen entfernt.</p>
    <h2>Was dort liegt</h2>
    <p>Das Lager hat 11.200 Positionen auf 1.800 Quadratmetern. Es ist keine kleine Kopie von Cikarang; es enthält, was die Maschinen im Osten
    brauchen könnten. Für jedes der 2.300 Geräte, die wir zwischen Semarang und Sorong kennen, gibt es eine Teileliste, und jedes Teil hat einen
    Grund.</p>
    <ul>
      <li>Alles, was eine Linie anhält und sich nicht überbrücken lässt: Getriebe, Motoren, Antriebe, Sicherheitsteile, Handbediengeräte.</li>
      <li>Alles, was verschleißt: Bänder, Sauger, Dichtungen, Bremsen, Batterien älterer Arme, Lüfter.</li>
      <li>Ein kompletter Arm LR20, ein LC10 und eine Steuerung LRC5 zum Ausleihen, wenn eine Reparatur länger dauert.</li>
    </ul>
    <h2>Wie viele von jedem</h2>
    <p>Die Frage klingt schwierig und ist mit einer kurzen Rechnung beantwortet. Nehmen Sie einen Antrieb, der in 60 Betriebsjahren einmal ausfällt,
    und 400 davon in der Region. Das ergibt 400 / 60 = 6,7 Ausfälle im Jahr. Ein neuer aus dem Werk braucht drei Wochen; in dieser Zeit sind 6,7 × 3 / 52 =
    0,38 Ausfälle zu erwarten.</p>
    <table>
      <thead><tr><th>Stück im Regal</th><th>Wahrscheinlichkeit, dass sie keine drei Wochen reichen</th></tr></thead>
      <tbody>
        <tr><td>0</td><td>32 %</td></tr>
        <tr><td>1</td><td>5,6 %</td></tr>
        <tr><td>2</td><td>0,7 %</td></tr>
        <tr><td>3</td><td>0,06 %</td></tr>
      </tbody>
    </table>
    <p>Für Teile, die eine Linie anhalten, ist ein Prozent unser Ziel, also liegen zwei im Regal. Für eine Leuchte genügen zehn Prozent. Dieselbe
    Rechnung gilt für Ihr eigenes Lager: Anzahl der Geräte, Ausfälle pro Jahr, Wochen bis zum nächsten.</p>
    <blockquote>Ein Ersatzteil versichert nicht gegen den Ausfall. Es versichert gegen das Warten.</blockquote>
    <h2>Bis fünf bestellt, um acht da</h2>
    <p>Bestellungen bis 17:00 Uhr gehen am selben Tag hinaus. Auf der Straße sind sie vor der Frühschicht in Malang oder Semarang, mit dem Flugzeug
    vor Mittag in Denpasar, Makassar und Balikpapan. Im Probemonat Juni kamen 412 von 425 Bestellungen innerhalb von 24 Stunden an. Von den übrigen
    dreizehn warteten sechs auf eine Fähre, vier auf Zollpapiere einer Freihandelszone, und drei waren unser Fehler.</p>
    <img src="demo:products/servo-drive.webp" alt="Servoantrieb LV3, eines der Teile, die in Surabaya lagern">
    <h2>Das Lager kommissioniert selbst</h2>
    <p>Die Kisten kommen auf zwei <a href="/products/mobile-robot-lm600">Transportrobotern</a> zum Packer, und eine
    <a href="/products/smart-camera-lk5">intelligente Kamera</a> liest jedes Etikett, bevor der Deckel schließt. Seither hat kein falsches Teil das
    Haus verlassen. Es wäre auch schwer zu erklären, warum ein Hersteller von Automatisierungstechnik Kisten von Hand herumträgt.</p>
    <h2>Reparieren statt ersetzen</h2>
    <p>Nebenan steht eine Werkbank für Antriebe, Bedienpanels und Steuerungen. Zwei Fachkräfte reparieren, was sich reparieren lässt: Im vergangenen Jahr hatten
    71 Prozent der zurückgesandten Antriebe nur ein einziges defektes Teil im Wert von weniger als 400.000 Rupiah. Der Kunde erhält sofort ein
    Austauschgerät und bezahlt die Reparatur.</p>
    <h2>Für Ihr eigenes Regal</h2>
    <p>Zu jeder Linie, die wir liefern, gehört eine Liste empfohlener Teile in drei Gruppen: selbst lagern, bei uns lagern, bei Bedarf bestellen. Ist
    Ihre Liste älter als zwei Jahre, senden Sie uns die Seriennummern. Wir bringen sie kostenlos auf den neuesten Stand, und meist wird sie kürzer.
    Wann die Verschleißteile fällig sind, sagt <a href="/news/a-maintenance-plan-by-hours">ein Wartungsplan</a>.</p>
    <p>Die Öffnungszeiten sind die von Cikarang, und nachts hat der Dienst am Servicetelefon den Schlüssel.</p>`,
};
