import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const machineSafety: Translations = {
  'safety-laser-scanner-lz270': {
    name: 'Sicherheitslaserscanner LZ270',
    slug: 'sicherheitslaserscanner-lz270',
    short_description: html`
      <p>270 Grad, 5,5 m Schutzfeld, 128 Feldsätze. Für Fahrzeuge und für den Boden vor einer Zelle.</p>`,
    description: html`
      <p>Der LZ270 überwacht eine Ebene über dem Boden und stoppt die Maschine, sobald ein Bein hineingerät. Er blickt um die Ecke eines
      Fahrzeugs oder einer Presse und kann sein Feld von einem Scan zum nächsten umschalten: groß bei hoher Geschwindigkeit, klein an der
      Andockstelle.</p>
      <h3>128 Felder, in der Halle eingestellt</h3>
      <p>Zeichnen Sie die Felder in den Plan, gehen Sie ihre Grenzen ab und korrigieren Sie sie am Tablet. Der Scanner speichert den Plan, das
      Datum und den Namen der Person, die ihn freigegeben hat; der Ausdruck kommt in die Maschinenakte.</p>
      <h3>Staub ist kein Mensch</h3>
      <ul>
        <li>Von jedem Impuls werden mehrere Echos ausgewertet, damit Nebel und Späne die Linie nicht anhalten.</li>
        <li>Eine verschmutzte Scheibe meldet sich eine Schicht, bevor der Scanner abschaltet; sie ist in zehn Minuten gewechselt und gleicht sich selbst ab.</li>
        <li>Bis zu vier Scanner können sich sehen, ohne einander zu stören.</li>
      </ul>
      <h3>Der richtige Abstand</h3>
      <p>Bei 70 mm Auflösung und 300 mm Höhe beträgt der Zuschlag für das Hineinreichen nach ISO 13855 1.200 − 0,4 × 300 = 1.080 mm. Mit 62 ms im
      Scanner und 300 ms in der Maschine ergibt sich 1.600 × 0,362 + 1.080 = 1.659 mm, dazu 100 mm Messtoleranz des Scanners.</p>`,
  },
  'safety-light-curtain-lzc': {
    name: 'Sicherheitslichtvorhang LZC',
    slug: 'sicherheitslichtvorhang-lzc',
    short_description: html`
      <p>Typ 4, 14 mm Auflösung, 900 mm Schutzfeldhöhe. Erkennt einen Finger und zeigt die eigene Ansprechzeit an.</p>`,
    description: html`
      <p>Der LZC ist die offene Tür einer Presse oder eines Montageplatzes: Teile gehen durch, Finger stoppen die Maschine. Alle 7 mm ein
      Strahl über eine Höhe von 900 mm, vom ersten bis zum letzten Millimeter des Profils. Ein blindes Ende, das abgedeckt werden müsste, gibt
      es nicht.</p>
      <h3>Zwei Profile, je eine Schraube</h3>
      <p>Sender und Empfänger finden sich über das Licht, ohne Leitung dazwischen. Leuchtbalken zeigen, wie gut sie ausgerichtet sind; vier von
      fünf genügen. Das Profil lässt sich im Halter um 15 Grad drehen und bleibt, wie es eingestellt ist.</p>
      <h3>Lässt das Teil hinein</h3>
      <ul>
        <li>Ausblendung: Ein fester Tisch oder ein bewegtes Blech von bis zu drei Strahlen wird ausgeblendet; angezeigt wird danach die tatsächliche Auflösung.</li>
        <li>Muting mit zwei oder vier Sensoren für Paletten, mit Zeitgrenzen nach IEC 62046.</li>
        <li>Kaskade aus drei Paaren für Tisch, Front und Seite an einem Ausgangspaar.</li>
      </ul>
      <h3>Der Abstand steht auf dem Profil</h3>
      <p>Die Anzeige nennt die Ansprechzeit mit der eingestellten Ausblendung: 13 ms für das Paar im Auslieferungszustand. Diesen Wert brauchen
      Sie für <a href="/news/how-far-from-the-light-curtain">die Berechnung nach ISO 13855</a>; eine Tabelle zum Nachschlagen entfällt.</p>`,
  },
  'safety-relay-lz-r3': {
    name: 'Sicherheitsrelais LZ-R3',
    slug: 'sicherheitsrelais-lz-r3',
    short_description: html`
      <p>Not-Halt, Schutztüren und Zweihandschaltung bis PL e auf 22,5 mm Schiene. Ein Drehschalter statt eines Programms.</p>`,
    description: html`
      <p>Das LZ-R3 tut, was die meisten Maschinen brauchen: Es überwacht eine Schutzeinrichtung und schaltet die Energie ab, wenn sie auslöst. Ein
      Drehschalter in der Front, mit einer Plombe gesichert, wählt eine von acht Funktionen; die Klemmen bleiben dieselben.</p>
      <h3>Acht Funktionen</h3>
      <ul>
        <li>Not-Halt nach ISO 13850, ein- oder zweikanalig.</li>
        <li>Schutztür mit Kontakten, Schutztür mit RFID-Schalter, Lichtvorhang mit OSSD.</li>
        <li>Zweihandschaltung Typ III C nach ISO 13851, 0,5 s Gleichzeitigkeit.</li>
        <li>Schaltmatte, Zustimmtaster, Stillstandseingang.</li>
      </ul>
      <h3>Drei Kontakte und ein Zeuge</h3>
      <p>Drei zwangsgeführte Kontakte schalten 6 A, ein vierter meldet an die Steuerung. Ein Querschluss, ein verschweißter Kontakt oder ein
      klemmender Taster wird spätestens beim nächsten Schalten erkannt, und eine LED blinkt die Fehlernummer.</p>
      <h3>Die Zeit zählt</h3>
      <p>Vom Eingang bis zum geöffneten Kontakt vergehen 12 ms. Nachgeschaltete Schütze brauchen weitere 15 bis 40 ms. Soll gesteuert
      angehalten werden, öffnet die Variante LZ-R3T ihr zweites Kontaktpaar nach 0 bis 30 s: Stopp-Kategorie 1 nach IEC 60204-1.</p>`,
  },
  'safety-door-switch-lz-d2': {
    name: 'Sicherheits-Türschalter LZ-D2',
    slug: 'sicherheits-tuerschalter-lz-d2',
    short_description: html`
      <p>Zuhaltung mit codiertem RFID-Betätiger: hält mit 2.500 N, 30 Türen an einem Adernpaar, PL e.</p>`,
    description: html`
      <p>Der LZ-D2 hält eine Tür geschlossen, bis die Maschine stillsteht, und kennt seinen eigenen Betätiger. Dieser trägt einen RFID-Code, der
      einmal eingelernt wird; ein Ersatzbetätiger in der Hosentasche oder ein Schraubendreher öffnet die Tür nicht.</p>
      <h3>Hohe Codierungsstufe nach ISO 14119</h3>
      <p>Überbrückte Schalter sind die häufigste Ursache von Unfällen an Schutzeinrichtungen. Ein Schalter der Bauart 4 mit hoher Codierungsstufe darf
      sichtbar und ohne Abdeckung montiert werden; weitere Maßnahmen gegen das Umgehen verlangt die Norm dann nicht.</p>
      <h3>Dreißig Türen, zwei Adern</h3>
      <ul>
        <li>Das OSSD-Paar läuft von Schalter zu Schalter, und jeder prüft es: PL e bleibt PL e, gleich wie viele Türen es sind.</li>
        <li>Jeder Schalter meldet Tür, Riegel und Störung über eine Diagnoseleitung, mit seinem Platz in der Reihe.</li>
        <li>Ansprechzeit 60 ms für den ersten Schalter und 10 ms für jeden weiteren.</li>
      </ul>
      <h3>Federkraft oder Magnetkraft</h3>
      <p>Federkraftverriegelt für Maschinen mit langem Nachlauf; magnetkraftverriegelt, wo jemand eingeschlossen werden könnte. Beide haben vorn
      eine Hilfsentriegelung und auf Wunsch hinten eine Fluchtentriegelung, die sich ohne Werkzeug und ohne Strom öffnen lässt.</p>`,
  },
};
