import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const trainingLine: UnitTexts = {
  title: 'Eine Schulungslinie für die Instandhaltung',
  slug: 'schulungslinie-fuer-die-instandhaltung',
  excerpt: 'Sechs Arme, neun Förderer und vierzig eingebaute Fehler: Die Teams reparieren, was ihnen zu Hause begegnen wird.',
  content: html`
    <p>Eine Linie zu reparieren lernt man nicht aus Folien. Man lernt es um drei Uhr morgens, allein, mit dem Schichtleiter im Rücken. Wir haben eine
    Linie gebaut, an der man es am Nachmittag lernen kann, bei einem Kaffee. Sie steht in der alten Halle in Cikarang, stellt nichts her und fällt
    vierzigmal am Tag aus.</p>
    <h2>Die Linie</h2>
    <p>Sechs Arme vom <a href="/products/scara-robot-ls6">SCARA LS6</a> bis zum
    <a href="/products/palletising-robot-lp180">Palettierroboter LP180</a>, neun <a href="/products/belt-conveyor-lb-500">Förderer</a>, zwei Kameras,
    vier gesicherte Türen und eine Steuerung LX5 bewegen Holzwürfel im Kreis. Ein Würfel wird gegriffen, angesehen, gedreht, gestapelt und wieder
    entstapelt. Alles ist Serientechnik mit serienmäßigen Plänen.</p>
    <p>Hinter den Verkleidungen sitzen vierzig Relais und Ventile, die niemand sieht. Der Trainer wählt am Tablet einen Fehler aus. Die Linie bleibt stehen oder,
    schlimmer noch, sie bleibt nicht stehen und macht jeden fünfzigsten Würfel falsch.</p>
    <h2>Vierzig Fehler aus unseren eigenen Serviceberichten</h2>
    <p>Wir haben 3.100 Berichte aus fünf Jahren gelesen und die vierzig häufigsten Ursachen ausgewählt. Die ersten zehn machen 61 Prozent aller Einsätze aus:</p>
    <table>
      <thead><tr><th>Rang</th><th>Ursache</th><th>Anteil</th></tr></thead>
      <tbody>
        <tr><td>1</td><td>Sensor verschmutzt oder verstellt</td><td>14 %</td></tr>
        <tr><td>2</td><td>Kabelbruch in einer Energiekette</td><td>10 %</td></tr>
        <tr><td>3</td><td>Türschalter nicht ausgerichtet</td><td>8 %</td></tr>
        <tr><td>4</td><td>Vakuumleck an einem Sauger</td><td>7 %</td></tr>
        <tr><td>5</td><td>Luftdruck zu niedrig, Filter voll</td><td>5 %</td></tr>
        <tr><td>6</td><td>Band läuft seitlich ab</td><td>4 %</td></tr>
        <tr><td>7</td><td>Stecker nass oder nicht festgeschraubt</td><td>4 %</td></tr>
        <tr><td>8</td><td>Falsches Rezept oder alte Einstellungen nach einem Teilewechsel</td><td>3 %</td></tr>
        <tr><td>9</td><td>Lüfter oder Filter des Schaltschranks blockiert</td><td>3 %</td></tr>
        <tr><td>10</td><td>Haltebremse verschlissen</td><td>3 %</td></tr>
      </tbody>
    </table>
    <p>Für neun dieser zehn ist kein Ersatzteil nötig, das mehr kostet als ein Mittagessen. Nötig ist ein Mensch, der zuerst an der richtigen Stelle nachsieht.</p>
    <h2>Drei Tage</h2>
    <ol>
      <li><strong>Hinsehen.</strong> Schaltpläne, Störungslisten und die Lampen an den Klemmen lesen. Kein Werkzeug vor Mittag.</li>
      <li><strong>Halbieren.</strong> Wo ist das Signal noch da, wo nicht mehr? Den Weg so lange halbieren, bis der Fehler keinen Platz mehr hat. Bei vierzig Klemmen sind dafür
      höchstens sechs Messungen nötig, denn 2 hoch 6 ist 64.</li>
      <li><strong>Beweisen.</strong> Reparieren, prüfen, aufschreiben. Ein Fehler, dessen Ursache man nicht kennt, schläft nur.</li>
    </ol>
    <p>Am letzten Nachmittag trifft jedes Team aus vier Personen auf acht Fehler hintereinander, gegen die Uhr. Das bisher beste Team, aus einer Nudelfabrik in Semarang,
    brauchte 71 Minuten. Der Median liegt bei 124 Minuten; am ersten Vormittag sind es für Fehler derselben Art 190.</p>
    <blockquote>Die meisten beginnen mit dem Teil, das sie am besten wechseln können. Wir bringen ihnen bei, mit dem Teil zu beginnen, das am häufigsten
    schuld ist.</blockquote>
    <h2>Sicherheit zuerst, und zwar wirklich zuerst</h2>
    <p>Vor dem ersten Fehler sperrt jeder die Linie mit einem eigenen Vorhängeschloss gegen Wiedereinschalten, stellt die Spannungsfreiheit fest und sucht
    die Luft, die noch in den Zylindern steckt. Zwei der vierzig Fehler sind gefährlich: ein überbrückter Türschalter und ein Ventil, das nach dem
    Abschalten Druck hält. Wer dort hineingreift, fängt den Tag von vorn an.</p>
    <h2>Termine und Orte</h2>
    <ul>
      <li>Jede zweite Woche von Dienstag bis Donnerstag, zwölf Personen in drei Teams.</li>
      <li>Auf Indonesisch, auf Anfrage auf Englisch.</li>
      <li>Zwei Plätze sind bei jeder Linie, die wir liefern, kostenlos und bleiben es, solange sie läuft.</li>
      <li>Teams dürfen einen Fehler von zu Hause mitbringen. Fünf davon haben wir schon eingebaut.</li>
    </ul>
    <p>Fragen Sie über die <a href="/contact">Kontaktseite</a> nach einem Termin. Zur Vorbereitung lesen Sie
    <a href="/news/a-maintenance-plan-by-hours">Ein Wartungsplan nach Betriebsstunden</a>.</p>`,
};
