import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const internship: UnitTexts = {
  title: 'Zwölf im Praktikum, eine Zelle, sechs Monate',
  slug: 'zwoelf-im-praktikum-eine-zelle',
  excerpt: 'Der Jahrgang 2026 bekommt ein Budget, einen Kunden und einen Termin. Was er baut, arbeitet ab September.',
  content: html`
    <p>Praktikanten bei Lintara kopieren keine Unterlagen. Zwölf Studierende von fünf Fachhochschulen und Universitäten haben am Montag angefangen, und sie haben
    einen Auftrag: eine Verpackungszelle für einen Hersteller von Kräutergetränken in Sukoharjo, mit einem Kunden, der sie bezahlt, und einem Termin, zu
    dem sie laufen muss.</p>
    <h2>Die Aufgabe</h2>
    <p>Flaschen mit 150 ml kommen aus dem Etikettierer, sechzig pro Minute, und müssen in Kartons zu zwölf. Heute erledigen das vier Frauen; das
    Unternehmen braucht sie in der Qualitätskontrolle, wo sie seit dem vergangenen Jahr fehlen. Das Budget beträgt 620 Millionen Rupiah, die Fläche drei mal
    vier Meter, die Abnahme ist am 28. August.</p>
    <p>Die Rechnung des ersten Vormittags: Sechzig Flaschen pro Minute sind fünf Kartons pro Minute, also zwölf Sekunden je Karton. Ein
    <a href="/products/compact-robot-lr7">Kompaktroboter LR7</a> mit einem Greifer für sechs Flaschen braucht zwei Hübe von etwa 3,1 s und 1,5 s für den
    Kartonwechsel: 7,7 s. Es bleiben 4,3 Sekunden. Die eine Gruppe will sie für eine zweite Prüfung des Etiketts verwenden, die andere für einen
    günstigeren Arm. Sie haben eine Woche, um einander zu überzeugen.</p>
    <h2>Wie es abläuft</h2>
    <table>
      <thead><tr><th>Monat</th><th>Was</th><th>Wer am Ende entscheidet</th></tr></thead>
      <tbody>
        <tr><td>März</td><td>Besuch, Messen, drei Konzepte mit Preisen</td><td>Der Kunde</td></tr>
        <tr><td>April</td><td>Konstruktion, Risikobeurteilung nach ISO 12100</td><td>Die Leiterin Maschinensicherheit</td></tr>
        <tr><td>Mai</td><td>Teile, Schaltschrank, erstes Programm in der Simulation</td><td>Der Einkauf</td></tr>
        <tr><td>Juni</td><td>Montage in der alten Halle</td><td>Der Montageleiter</td></tr>
        <tr><td>Juli</td><td>Inbetriebnahme, eine Woche Betrieb mit echten Flaschen</td><td>Der Jahrgang selbst</td></tr>
        <tr><td>August</td><td>Lieferung, Schulung der Bediener, Abnahme</td><td>Der Kunde</td></tr>
      </tbody>
    </table>
    <p>Alle zwölf wechseln einmal das Fach: Wer im April zeichnet, verdrahtet im Juni. Vier Mentoren geben je einen Tag pro Woche. Sie dürfen
    jede Frage beantworten, aber weder Maus noch Schraubendreher anfassen.</p>
    <h2>Was aus den letzten Jahrgängen wurde</h2>
    <p>Dies ist der fünfte Jahrgang. Die ersten vier bauten eine Schraubstation, einen Prüfstand für Pumpen, eine Zelle, die Orangen sortiert, und
    einen Reifenwender. Drei davon arbeiten noch. Der Orangensortierer wurde nach einem Jahr zerlegt, weil der Kunde auf Mangos umstieg; sein Arm
    steht heute in unserem Prüfraum.</p>
    <ul>
      <li>46 haben abgeschlossen, zwei haben aufgegeben.</li>
      <li>29 arbeiten heute bei uns, zwei davon leiten eine Gruppe.</li>
      <li>Sieben arbeiten bei Kunden, was fast genauso gut ist.</li>
      <li>Einer hat ein Unternehmen gegründet und ist Integrationspartner.</li>
    </ul>
    <blockquote>Gelernt hatte ich, eine Welle zu berechnen. Hier habe ich gelernt, mit dem zu telefonieren, der sie liefert.</blockquote>
    <p>Das sagt Putri Maharani, Jahrgang 2024, heute im Applikationsteam.</p>
    <h2>Bedingungen</h2>
    <p>Das Praktikum wird bezahlt: der Mindestlohn von Bekasi, ein Zimmer für alle, die von weit her kommen, und das Mittagessen. Die Hälfte der Plätze geht an
    Frauen, denn seit wir Berufsschulen besuchen, kommt die Hälfte der Bewerbungen von Frauen. Noten verlangen wir nicht. Wir möchten etwas sehen,
    das Sie selbst gebaut haben, und hören, was dabei schiefgegangen ist.</p>
    <ol>
      <li>Bewerbungen für 2027 sind vom 1. September bis zum 31. Oktober möglich.</li>
      <li>Senden Sie zwei Seiten und ein Bild Ihres Werks über die <a href="/contact">Kontaktseite</a>.</li>
      <li>Vierzig werden im November für einen Tag nach Cikarang eingeladen. Sie reparieren gemeinsam etwas: einen Förderer mit drei Fehlern, von denen zwei leicht sind.</li>
    </ol>
    <p>Der Zelle für Sukoharjo kann man beim Wachsen zusehen: Jeden Mittag wird sie von derselben Stelle aus fotografiert, und die Bilder hängen in der Eingangshalle. Das
    erste zeigt einen leeren Boden, zwölf Menschen und eine sehr große Zeichnung.</p>`,
};
