import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const maintenancePlan: UnitTexts = {
  title: 'Ein Wartungsplan nach Betriebsstunden',
  slug: 'wartungsplan-nach-betriebsstunden',
  excerpt: 'Schmieren nach Kalender kommt für den einen Arm zu früh und für den nächsten zu spät. Ein Plan auf einer Seite, mit Zahlen.',
  content: html`
    <p>„Jeden Januar“ ist ein schönes Datum für einen Geburtstag und ein schlechtes für ein Getriebe. Bis dahin kann ein Roboter 7.200 Stunden
    gelaufen sein und sein Nachbar in derselben Halle 1.900. Ein Plan, der den Stunden folgt, kostet weniger, findet mehr und passt auf eine Seite.</p>
    <h2>Drei Uhren</h2>
    <ol>
      <li><strong>Bewegungsstunden</strong> für alles, was reibt: Getriebe, Bänder, Schläuche, Schienen.</li>
      <li><strong>Zyklen</strong> für alles, was schaltet: Greifer, Bremsen, Relais, Ventile.</li>
      <li><strong>Der Kalender</strong> für alles, was von selbst altert: Dichtungen, Batterien, Kondensatoren, Öl und alles, wofür eine Norm Fristen setzt.</li>
    </ol>
    <p>Die ersten beiden zählen die Steuerungen ohnehin. An einer LRC5 finden Sie sie unter Service, Zähler, und für das Programm des Werks über
    <a href="/news/opc-ua-on-every-controller">OPC UA</a>.</p>
    <h2>Der Plan für eine Zelle</h2>
    <p>Ein <a href="/products/six-axis-robot-lr20">LR20</a> mit Vakuumgreifer, zwei Förderern und einem Lichtvorhang, zwei Schichten, 5.000
    Bewegungsstunden im Jahr:</p>
    <table>
      <thead><tr><th>Wann</th><th>Was</th><th>Zeit</th></tr></thead>
      <tbody>
        <tr><td>Jede Schicht</td><td>Sensoren und Sauger abwischen, unter dem Arm nach Öl sehen</td><td>5 min</td></tr>
        <tr><td>Jede Woche</td><td>Not-Halt, Türen und Lichtvorhang prüfen; Luftfilter entwässern</td><td>15 min</td></tr>
        <tr><td>500 h</td><td>Bänder: Spannung, Lauf, Verbindung; Schaltschrankfilter</td><td>40 min</td></tr>
        <tr><td>1 Million Griffe</td><td>Neue Sauger, Filter des Ejektors</td><td>20 min</td></tr>
        <tr><td>2.500 h</td><td>Schlauchpaket in Bewegung, Schrauben an Flansch und Sockel, Wiederholgenauigkeit an drei Punkten</td><td>90 min</td></tr>
        <tr><td>5.000 h</td><td>Fettprobe der Achsen 1 bis 3, Haltebremsen unter Last</td><td>2 h</td></tr>
        <tr><td>Jedes Jahr</td><td>Anhaltezeiten nach ISO 13855; Schutzleiter nach IEC 60204-1</td><td>3 h</td></tr>
        <tr><td>20.000 h</td><td>Neues Fett in allen Getrieben, neues Schlauchpaket</td><td>8 h</td></tr>
      </tbody>
    </table>
    <p>Über das Jahr sind das rund 78 Stunden; 50 davon sind die fünf Minuten in 600 Schichten. Anders gesagt: Wartung ist vor allem Abwischen, und
    das meiste davon erledigt der Bediener.</p>
    <h2>Das Getriebe sprechen lassen</h2>
    <p>Im Fett sammelt sich das Eisen, das ein Getriebe verliert. Zwei Gramm aus der Ablassschraube genügen, und ein Handgerät zeigt den Gehalt in
    wenigen Minuten. Weniger der Wert zählt als sein Anstieg:</p>
    <ul>
      <li>Unter 500 ppm: normal.</li>
      <li>500 bis 1.000 ppm: doppelt so oft Proben nehmen.</li>
      <li>Über 1.000 ppm oder Verdopplung innerhalb von 2.500 h: Getriebe bestellen und den Tag planen.</li>
    </ul>
    <p>Der zweite Zeuge ist der Motorstrom. Bei gleicher Last und Geschwindigkeit sollte er im Juni derselbe sein wie im Januar, auf drei Prozent
    genau.</p>
    <h2>Wie oft ist oft genug?</h2>
    <p>Eine Faustregel für Prüfungen, die einen kommenden Fehler finden sollen: die halbe Zeit vom ersten Anzeichen bis zum Ausfall. Ein Band, das an
    der Verbindung auszufransen beginnt, läuft noch etwa 1.000 Stunden; sehen Sie also alle 500 nach. Ein Lager, das man hört, hält noch 300
    Stunden; hören Sie also jede Woche hin. Was ohne Vorzeichen ausfällt, wie die meiste Elektronik, lässt sich nicht prüfen, sondern nur
    <a href="/news/spare-parts-hub-in-surabaya">auf Lager legen</a>.</p>
    <blockquote>Was Sie nicht schlechter werden sehen, brauchen Sie nicht zu warten. Legen Sie ein Ersatzteil dafür bereit.</blockquote>
    <h2>Was Sie weglassen können</h2>
    <p>Nehmen Sie Ihren heutigen Plan und fragen Sie bei jeder Zeile, wann sie zuletzt etwas gefunden hat. In einem Werk mit 34 Robotern haben wir 41
    von 112 Zeilen gestrichen, die in vier Jahren nichts gefunden hatten, und neun hinzugefügt, die sich aus der Störungsliste ergaben. Der Aufwand
    sank um ein Drittel, die ungeplanten Stillstände gingen von 14 auf 8 im Monat zurück. Zeilen, die ein Gesetz oder eine Norm verlangt, bleiben, was immer
    sie finden.</p>
    <h3>Vier Dinge aufschreiben</h3>
    <ol>
      <li>Datum und Stand des Stundenzählers.</li>
      <li>Was gefunden wurde, mit einer Zahl, wo es eine gibt.</li>
      <li>Was getan wurde und von wem.</li>
      <li>Wie lange es gedauert hat. Aus dieser Spalte entsteht der Plan des nächsten Jahres.</li>
    </ol>
    <p>Unsere Pläne liegen jeder Maschine als bearbeitbare Tabelle bei. Ist Ihrer verloren gegangen, schreiben Sie uns über die
    <a href="/contact">Kontaktseite</a> mit der Seriennummer. Und wenn Ihre Mannschaft üben möchte: Auf
    <a href="/news/training-line-for-maintenance-crews">der Schulungslinie</a> warten vierzig Fehler.</p>`,
};
