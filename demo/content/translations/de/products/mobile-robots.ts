import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const mobileRobots: Translations = {
  'mobile-robot-lm600': {
    name: 'Mobiler Roboter LM600',
    slug: 'mobiler-roboter-lm600',
    short_description: html`<p>Trägt 600 kg, kartiert eine Halle in einem Rundgang und teilt sich den Gang mit Menschen.</p>`,
    description: html`
      <p>Der LM600 ist ein Tisch auf Rädern, der weiß, wo er ist. Er fährt unter ein Gestell oder einen Wagen, hebt es um 60 mm an und bringt es
      im Schritttempo auf dem kürzesten freien Weg zur nächsten Station. Kein Leitdraht, kein Band, keine Reflektoren: Er orientiert sich an
      Wänden, Säulen und Regalen.</p>
      <h3>Ein Rundgang, eine Karte</h3>
      <p>Schieben Sie den Roboter einmal durch die Halle; für 10.000 m² brauchen Sie eine halbe Stunde. Stationen, Einbahnwege und Stellen, an
      denen er langsam fahren soll, zeichnen Sie am Bildschirm in die Karte ein. Wird ein Regal verschoben, passt sich die Karte von selbst an.</p>
      <h3>Unter Menschen</h3>
      <ul>
        <li>Zwei Sicherheitslaserscanner überwachen die gesamte Umgebung 200 mm über dem Boden; das Schutzfeld wächst mit Geschwindigkeit und Last.</li>
        <li>Eine 3D-Kamera an der Front erkennt Gabelzinken, überstehende Paletten und Füße.</li>
        <li>Gebaut nach ISO 3691-4, Sicherheitsfunktionen bis PL d. Ein Lichtband an der Kante zeigt, wohin er abbiegt.</li>
      </ul>
      <h3>Eine Schicht mit einer Ladung</h3>
      <p>Mit 400 kg und der halben Strecke als Leerfahrt reicht die Batterie acht Stunden. Zehn Minuten an der
      <a href="/products/charging-station-lch48">Ladestation LCH48</a> bringen siebzig Minuten mehr; die meisten Flotten laden deshalb zwischen
      zwei Aufträgen und stehen nie. Wie man die Größe einer Flotte berechnet, zeigt <a href="/news/sixty-mobile-robots-in-karawang">der Bericht
      aus Karawang</a>.</p>`,
  },
  'driverless-forklift-lf1400': {
    name: 'Fahrerloser Gabelstapler LF1400',
    slug: 'fahrerloser-gabelstapler-lf1400',
    short_description: html`
      <p>Bringt Paletten von 1.400 kg von der Linie ins Regal und hebt bis 1,6 m, in Hallen, in denen Menschen unterwegs sind.</p>`,
    description: html`
      <p>Der LF1400 holt die volle Palette am Ende der Linie ab, setzt sie in die zweite Regalebene und bringt eine leere zurück. Er findet
      die Palettentaschen mit einer 3D-Kamera, auch wenn die Palette 100 mm versetzt und um fünf Grad verdreht steht.</p>
      <h3>Erst schauen, dann heben</h3>
      <p>Bevor die Gabel hochfährt, prüft der Stapler Palette, Ladung und Stellplatz. Eine herabhängende Folie, ein gebrochenes Brett oder
      ein belegter Platz beenden den Auftrag mit einem Bild an die Leitstelle und nicht mit einem Zusammenstoß.</p>
      <h3>Regeln im Gang</h3>
      <ul>
        <li>Menschen und manuelle Stapler haben Vorfahrt; ein blaues Licht auf dem Boden läuft vier Meter voraus.</li>
        <li>Türen, Aufzüge und Brandschutzvorhänge werden über das Werksnetz angefragt und müssen antworten, bevor er weiterfährt.</li>
        <li>Bei Feueralarm räumt die gesamte Flotte in vierzig Sekunden die Fluchtwege und parkt.</li>
      </ul>
      <h3>Verkauf mit Layout</h3>
      <p>Preis und Anzahl der Fahrzeuge hängen vom Verkehr ab. Senden Sie uns den Hallenplan und die Fahrten pro Stunde: Innerhalb von zehn
      Arbeitstagen erhalten Sie eine Simulation mit Fahrzeiten, Wartezeiten und der Anzahl der Ladestationen.</p>`,
  },
  'tugger-robot-lt1000': {
    name: 'Schlepproboter LT1000',
    slug: 'schlepproboter-lt1000',
    short_description: html`
      <p>Zieht einen Routenzug bis 1.000 kg an der Linie entlang, koppelt und entkoppelt ohne Handgriff.</p>`,
    description: html`
      <p>Der LT1000 fährt die feste Tour: volle Behälter hin, leere zurück, alle zwanzig Minuten, Tag und Nacht. Er zieht bis zu vier
      lenkende Anhänger, sodass der Zug in einem Gang von 2,6 Metern um die Ecke kommt.</p>
      <h3>Koppelt von selbst</h3>
      <p>Der Haken findet die Deichsel mit Kamera und Zentrierkegel, entlastet sie mit 40 mm Hub und prüft die Zugkraft, bevor der Zug
      anfährt. Ihre vorhandenen Wagen erhalten eine Deichsel, die in einer halben Stunde angeschweißt ist.</p>
      <h3>Ein Zug braucht Platz zum Anhalten</h3>
      <ul>
        <li>Die Schutzfelder berücksichtigen die Last: leer, ein bis vier Wagen, nasser Boden.</li>
        <li>Seitliche Scanner überwachen die Wagen in der Kurve, wo das innere Rad die Ecke schneidet.</li>
        <li>Über 1.000 kg oder 3 % Steigung sind gebremste Wagen erforderlich.</li>
      </ul>
      <h3>Nach Fahrplan oder auf Abruf</h3>
      <p>Haltestellen, Zeiten und Prioritäten kommen vom Flottenmanager; eine Ruftaste oder die Steuerung der Linie kann über OPC UA oder
      VDA 5050 eine zusätzliche Runde anfordern. Jede Runde hinterlässt ihre Zeiten, sodass Sie sehen, wo der Zug wartet.</p>`,
  },
  'charging-station-lch48': {
    name: 'Ladestation LCH48',
    slug: 'ladestation-lch48',
    short_description: html`<p>100 A bei 48 V für jedes Fahrzeug der Familie: anfahren, zehn Minuten laden, weiterfahren.</p>`,
    description: html`
      <p>Die LCH48 lädt zwischen zwei Aufträgen. Das Fahrzeug dockt mit seinen Kontakten an den gefederten Schienen an, beide Seiten
      verständigen sich über Batterietyp und Temperatur, und erst dann liegt Spannung am Kupfer an. Niemand muss dabei sein.</p>
      <h3>Wie viele Stationen eine Flotte braucht</h3>
      <p>Faustregel: eine Station für vier Transportroboter oder drei Schlepper im Zweischichtbetrieb. Ein LM600 verbraucht über den Tag im
      Mittel 7 A. Eine Station, die zur Hälfte belegt ist, liefert 50 A. Das sind auf dem Papier sieben Roboter und mit Warteschlangen, Pausen
      und alternden Batterien vier.</p>
      <h3>Schonend für Batterie und Netz</h3>
      <ul>
        <li>Der Strom fällt vor 80 % und unter 5 °C ab, wie es Lithium-Eisenphosphat-Zellen guttut.</li>
        <li>Leistungsfaktor 0,99, Oberschwingungsstrom unter 5 %, Einschalten ohne Stromstoß.</li>
        <li>Eine Begrenzung durch das Energiemanagement wird innerhalb einer Sekunde umgesetzt, für Werke, die Lastspitzen bezahlen.</li>
      </ul>
      <h3>Der richtige Platz</h3>
      <p>An einer Wand, mit 1,5 m freier Fläche davor und nichts Brennbarem im Umkreis von einem halben Meter. Befestigt wird sie mit vier Ankern
      M10 und auf ±5 mm ausgerichtet.</p>`,
  },
};
