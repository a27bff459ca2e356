import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const serviceDesk: UnitTexts = {
  title: 'Vierzig Linien auf einem Bildschirm: Die Serviceleitstelle geht in Betrieb',
  slug: 'serviceleitstelle-in-betrieb',
  excerpt: 'Kunden in Medan und Makassar teilen sich jetzt eine Leitstelle, die eine Störung vor der Schicht sieht.',
  content: html`
    <p>Seit Montag kennt ein Raum im ersten Stock der alten Halle keine Nacht mehr. Sieben Ingenieurinnen und Ingenieure betreuen in drei Schichten
    vierzig Linien von Medan bis Makassar. Sie warten nicht auf das Telefon: An den meisten Tagen sind sie es, die anrufen.</p>
    <h2>Was die Leitstelle sieht</h2>
    <p>Jede teilnehmende Linie sendet einige Hundert Zahlen pro Minute: Temperaturen, Ströme, Zähler fehlerhafter Netzwerktelegramme, Taktzeiten und die
    Störungsliste. Kein Bild, kein Rezept, kein Personenname. Die Liste der gesendeten Daten ist Teil des Vertrags, und das Werk kann jede Gruppe
    selbst abschalten.</p>
    <p>Die Verbindung wird aus dem Werk heraus aufgebaut, verschlüsselt, zu einer einzigen Adresse in Jakarta. Über sie kommt niemand herein, solange nicht an
    der Linie ein Schlüsselschalter gedreht wird; dann hat der Service dreißig Minuten, und alles, was geschieht, steht im Protokoll.</p>
    <h2>Vier Monate Probebetrieb</h2>
    <p>Zwölf Linien nahmen von April bis Juli teil. Das sind die Zahlen, die guten wie die schlechten:</p>
    <table>
      <thead><tr><th>Kennzahl, zwölf Linien, vier Monate</th><th>Wert</th></tr></thead>
      <tbody>
        <tr><td>Hinweise der Leitstelle</td><td>214</td></tr>
        <tr><td>Davon vom Werk bestätigt</td><td>171</td></tr>
        <tr><td>Fehlalarme</td><td>43</td></tr>
        <tr><td>Vermiedene Stillstände, nach Zählung der Werke</td><td>38</td></tr>
        <tr><td>Stillstände, die die Leitstelle nicht vorhersah</td><td>29</td></tr>
        <tr><td>Zeit von der Störung bis zur gesprochenen Antwort, Median</td><td>4 min</td></tr>
        <tr><td>Dasselbe früher, per Telefon</td><td>52 min</td></tr>
      </tbody>
    </table>
    <p>Jeder fünfte Hinweis war falsch. Im Mai war es noch jeder dritte. Die meisten kamen von Sensoren, die gereinigt worden waren und deshalb besser
    sahen als am Tag zuvor. Die Regel wartet nun zwei Schichten, bevor sie sich meldet.</p>
    <h2>Drei Fälle</h2>
    <h3>Ein Getriebe in Medan</h3>
    <p>Der Strom der Achse 3 eines Palettierroboters stieg bei gleicher Last um 0,4 Prozent am Tag. Am neunten Tag bat die Leitstelle um eine
    Fettprobe. Sie enthielt 1.900 ppm Eisen, unsere Grenze liegt bei 1.000. Am Sonntag darauf wurde das Getriebe gewechselt; das Ersatzteil hatte in
    <a href="/news/spare-parts-hub-in-surabaya">Surabaya</a> bereitgelegen.</p>
    <h3>Ein Kabel in Makassar</h3>
    <p>Elf fehlerhafte Telegramme in einer Schicht an Port 6, nach Wochen ohne ein einziges. Der Elektriker fand in einer Stunde und ohne Stillstand ein Kabel, das an
    einer Blechkante scheuerte. Warum diese Zähler wichtig sind, erklärt <a href="/news/wiring-a-servo-network">Ring, Linie oder Stern</a>.</p>
    <h3>Eine Pumpe, nach der niemand gefragt hatte</h3>
    <p>Ein Energiemessgerät meldete jeden Sonntag 11 kW. Es war keine Störung der Linie, sondern eine Kühlpumpe, die am Samstag hätte abschalten
    sollen. Sie war sechs Jahre lang gelaufen.</p>
    <blockquote>Der beste Anruf beginnt mit: Sie haben es noch nicht bemerkt, aber.</blockquote>
    <h2>So nehmen Sie teil</h2>
    <ul>
      <li>Steuerungen LX5 und LRC5 ab 2019 brauchen ein Software-Update. Ältere brauchen ein kleines Zusatzgerät auf der Hutschiene.</li>
      <li>Maschinen anderer Hersteller lassen sich über OPC UA oder Modbus auslesen, mit weniger Zahlen.</li>
      <li>Die Leitstelle kostet je Linie und Monat, ohne dass Anrufe gezählt werden. Für neue Linien ist sie im ersten Jahr kostenlos.</li>
      <li>Sprachen: Indonesisch und Englisch Tag und Nacht, Javanisch und Batak meistens auch.</li>
    </ul>
    <p>Schreiben Sie uns über die <a href="/contact">Kontaktseite</a> mit „Technischer Support“ als Art der Anfrage. Ein Mitglied des Teams
    fragt dann nach der Liste Ihrer Steuerungen und sagt Ihnen innerhalb von zwei Tagen, was sich auslesen lässt.</p>
    <p>Und das Telefon? Es bleibt. Die Nummer ist dieselbe wie 2008, und wer jetzt abhebt, hat die Linie auf dem Bildschirm.</p>`,
};
