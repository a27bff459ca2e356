import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const lightCurtainDistance: UnitTexts = {
  title: 'Wie weit weg ist weit genug? Der Abstand zum Lichtvorhang',
  slug: 'abstand-zum-lichtvorhang',
  excerpt: 'Der Sicherheitsabstand in vier Schritten, mit einem durchgerechneten Beispiel für eine Palettierzelle.',
  content: html`
    <p>Ein Lichtvorhang hält keine Maschine an. Er fordert sie auf anzuhalten, und die Maschine nimmt sich ihre Zeit: Das Relais fällt ab, der
    Antrieb bremst, das Werkzeug läuft nach. In dieser Zeit bewegt sich eine Hand weiter. Der Sicherheitsabstand ist die Strecke, die diese Hand
    zurücklegt, bevor alles stillsteht.</p>
    <h2>Die Formel, und was sich in ihr verbirgt</h2>
    <p>ISO 13855 gibt den Mindestabstand mit S = K × T + C an. K ist die Geschwindigkeit der Hand, 2.000 mm/s bis 500 mm Abstand und 1.600 mm/s
    darüber. T ist die Zeit vom unterbrochenen Strahl bis zum stillstehenden Werkzeug. C ist die Strecke, die ein Finger durch die Strahlen reichen
    kann, bevor sie ihn bemerken. Die Ausgabe von 2024 nennt diese Strecke D und ergänzt einen Term Z für das, was die Maschine selbst
    beiträgt, etwa verschlissene Bremsen; der Gedanke ist derselbe.</p>
    <blockquote>Messen Sie T an der Maschine, bei voller Last und mit warmen Bremsen. Katalogwerte sind ein erstes Gebot.</blockquote>
    <h3>Schritt 1: die Zeit</h3>
    <p>Addieren Sie die Ansprechzeiten aller Glieder der Kette: Lichtvorhang, Relais oder Sicherheitssteuerung, gegebenenfalls Netzwerk, Schütze oder
    sicher abgeschaltetes Moment und dann den Nachlauf der Maschine. Er dauert am längsten und ist der einzige Anteil, der altert.</p>
    <h3>Schritt 2: die Eindringtiefe</h3>
    <p>Für einen Lichtvorhang, dem man sich rechtwinklig nähert und der 40 mm oder feiner auflöst, gilt C = 8 × (d − 14 mm), wobei d die Auflösung
    ist. Ein Lichtvorhang mit 14 mm ergibt C = 0, einer mit 30 mm 128 mm. Gröbere Lichtgitter zählen mit 850 mm, einer Armlänge, und erkennen eher Menschen
    als Hände.</p>
    <h3>Schritt 3: die Rechnung, zweimal</h3>
    <p>Rechnen Sie zuerst mit K = 2.000 mm/s. Ist das Ergebnis 500 mm oder weniger, gilt es, muss aber mindestens 100 mm betragen. Ist es größer,
    rechnen Sie noch einmal mit 1.600 mm/s; fällt es damit unter 500 mm, nehmen Sie 500 mm.</p>
    <h3>Schritt 4: darüber und daran vorbei</h3>
    <p>Ein Abstand nützt nichts, wenn man über den Lichtvorhang, unter ihm hindurch oder um ihn herum greifen kann. ISO 13855 enthält eine Tabelle
    für das Übergreifen, ISO 13857 eine für Öffnungen im Zaun. Achten Sie auf den Hocker, der in jeder Halle irgendwo steht.</p>
    <h2>Eine Palettierzelle, durchgerechnet</h2>
    <p>Die Zelle stapelt Kartons mit einem <a href="/products/palletising-robot-lp180">Palettierroboter LP180</a>. Die volle Palette verlässt sie
    durch eine Öffnung, die ein Lichtvorhang mit Muting absichert; davor steht der Bediener.</p>
    <table>
      <thead><tr><th>Schritt</th><th>Wert</th><th>Einheit</th></tr></thead>
      <tbody>
        <tr><td>Lichtvorhang LZC-14-900, Ansprechzeit</td><td>13</td><td>ms</td></tr>
        <tr><td>Relais LZ-R3, Abfallzeit</td><td>12</td><td>ms</td></tr>
        <tr><td>Roboter LP180, Stopp-Kategorie 1, warm gemessen</td><td>385</td><td>ms</td></tr>
        <tr><td>T, Summe</td><td>410</td><td>ms</td></tr>
        <tr><td>C bei 14 mm Auflösung</td><td>0</td><td>mm</td></tr>
        <tr><td>S = 2.000 × 0,410, über 500</td><td>820</td><td>mm</td></tr>
        <tr><td>S = 1.600 × 0,410</td><td>656</td><td>mm</td></tr>
      </tbody>
    </table>
    <p>Der Rahmen steht also 660 mm von der nächsten Stelle entfernt, die das Werkzeug erreichen kann. Mit dem Katalogwert des Roboters von 290 ms wären es 504 mm
    gewesen: ein Unterschied von einem Unterarm. Der <a href="/products/safety-light-curtain-lzc">Lichtvorhang LZC</a> zeigt seine Ansprechzeit
    direkt am Profil an, was eine Seite Papier spart, und am <a href="/products/safety-relay-lz-r3">Relais LZ-R3</a> steht die Abfallzeit neben
    den Klemmen.</p>
    <h2>Wo es schiefgeht</h2>
    <ul>
      <li>Der Roboter wird leer gemessen. Mit vollem Greifer wuchs der Nachlauf in unserer Zelle von 310 auf 385 ms.</li>
      <li>Der Abstand wird bis zu der Stelle gemessen, an der der Greifer im Programm steht. Er muss bis zu der Stelle gemessen werden, die der Greifer erreichen kann, oder bis zum
      Rand einer Zone, die die Sicherheitskarte überwacht.</li>
      <li>Jemand blendet für ein Kabel zwei Strahlen aus. Die Auflösung fällt von 14 auf 28 mm, C steigt auf 112 mm, und niemand versetzt den
      Lichtvorhang.</li>
      <li>Niemand misst nach. Schreiben Sie das Datum der nächsten Messung auf das Schild: einmal im Jahr und nach jedem Bremsenwechsel.</li>
    </ul>
    <p>Unser Team misst Anhaltezeiten mit einem Gerät, das den Strahl unterbricht und die Zeit bis zum Stillstand des Werkzeugs nimmt, an drei Positionen mit je zehn Stopps. Die Messung gehört zum
    <a href="/news/safety-audit-in-two-days">Sicherheitsaudit</a> und kann einzeln beauftragt werden.</p>`,
};
