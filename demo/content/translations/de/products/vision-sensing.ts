import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const visionSensing: Translations = {
  'smart-camera-lk5': {
    name: 'Intelligente Kamera LK5',
    slug: 'intelligente-kamera-lk5',
    short_description: html`
      <p>Zwei Megapixel, Ringlicht und Prüfwerkzeuge in einem Gehäuse. Findet, misst und liest ohne Computer.</p>`,
    description: html`
      <p>Die LK5 nimmt auf, entscheidet und meldet der Steuerung das Ergebnis innerhalb von 40 ms. Objektiv, Licht, Prozessor und Prüfwerkzeuge
      stecken in einem dichten Gehäuse; zwei Kabel führen hinein, und kein Computer steht daneben.</p>
      <h3>Zweiundzwanzig Werkzeuge, kein Programm</h3>
      <p>Kontur finden, Abstand messen, zählen, Farbe vergleichen, Code lesen, Schrift lesen: Die Werkzeuge werden auf das Bild gesetzt und
      miteinander verknüpft. Ein lernendes Werkzeug trennt nach je dreißig Bildern Gut von Schlecht und sagt, wie sicher es ist.</p>
      <h3>Was zwei Megapixel sehen</h3>
      <ul>
        <li>Faustregel: Der kleinste Fehler sollte vier Pixel bedecken, eine Messung braucht zehn Pixel in ihrer Toleranz.</li>
        <li>1.600 Pixel auf einem Bildfeld von 160 mm ergeben 0,1 mm je Pixel: Fehler ab 0,4 mm, Maße auf ±0,05 mm mit Kanten im Subpixelbereich.</li>
        <li>Die Flüssiglinse fokussiert von 60 mm bis unendlich, und das Rezept merkt sich die Stellung.</li>
      </ul>
      <h3>Das Licht zuerst</h3>
      <p>Die vier Segmente des Ringlichts schalten getrennt in Weiß, Rot, Blau oder Infrarot, bei Bedarf polarisiert. Warum
      <a href="/news/light-before-lens">das Licht mehr zählt als die Pixel</a>, lesen Sie in unserer Wissensdatenbank.</p>`,
  },
  'line-scan-camera-lk-l8': {
    name: 'Zeilenkamera LK-L8',
    slug: 'zeilenkamera-lk-l8',
    short_description: html`<p>8.192 Pixel mit 80 kHz für Bahnen, Folien und Druckbogen.</p>`,
    description: html`
      <p>Die LK-L8 sieht eine einzige Zeile, achtzigtausendmal pro Sekunde, und setzt die Zeilen zu einem Bild ohne Ende zusammen. Sie ist für
      alles gemacht, was nie stillsteht: Folie, Papier, Glas, Batterieelektroden, bedruckte Kartons.</p>
      <h3>Breite und Geschwindigkeit durchgerechnet</h3>
      <p>Eine 800 mm breite Bahn auf 8.192 Pixeln ergibt 0,098 mm je Pixel. Für quadratische Pixel darf sich die Bahn in 12,5 µs um 0,098 mm
      bewegen: 7,8 m/s oder 469 m/min. Bei halber Geschwindigkeit sind zwei Belichtungen je Zeile möglich, eine im Hellfeld und eine im
      Dunkelfeld.</p>
      <h3>Genug Licht in 12 Mikrosekunden</h3>
      <ul>
        <li>Pixel von 5 µm in vier Zeilen, die sich addieren (TDI), sehen viermal so viel wie eine.</li>
        <li>Das Zeilenlicht LKB mit 1,2 Millionen Lux wird von der Kamera gesteuert und folgt ihrer Belichtung.</li>
        <li>Eine Flatfield-Korrektur für jedes Pixel gleicht Objektiv und Licht aus; sie ist mit einer weißen Platte in einer Minute wiederholt.</li>
      </ul>
      <h3>Den Takt gibt ein Drehgeber</h3>
      <p>Nehmen Sie den Trigger von einem Drehgeber an der Bahn und nicht von einer Uhr: Die Pixel bleiben dann quadratisch, wenn die Maschine
      beschleunigt. Die Kamera teilt und vervielfacht die Impulse mit jedem Bruch und ignoriert eine rückwärts laufende Bahn.</p>`,
  },
  '3d-profile-sensor-lk-3d': {
    name: '3D-Profilsensor LK-3D',
    slug: '3d-profilsensor-lk-3d',
    short_description: html`
      <p>Laserlinie von 240 mm, 3.200 Punkte, 5.000 Profile pro Sekunde. Misst Höhe, Spalt, Raupe und Volumen.</p>`,
    description: html`
      <p>Der LK-3D wirft eine blaue Lichtlinie quer über das Teil und betrachtet sie von der Seite. Wo das Teil höher ist, knickt die Linie ab;
      aus dem Knick ergibt sich die Höhe, auf wenige Mikrometer genau, 5.000-mal pro Sekunde. Bewegt sich das Teil darunter hindurch, wird aus den
      Profilen ein Körper.</p>
      <h3>Fragen, die er beantwortet</h3>
      <ul>
        <li>Ist die Kleberaupe rundum durchgehend, breit und hoch genug?</li>
        <li>Liegen die Kanten zweier Bleche bündig, und wie breit ist der Spalt?</li>
        <li>Wo liegt der nächste Sack auf der Palette, und wie ist er gedreht?</li>
      </ul>
      <h3>Was die Zahlen bedeuten</h3>
      <p>Die Wiederholgenauigkeit in der Höhe beträgt 3 µm auf matter Oberfläche, über eine Linie gemittelt. Die Linearität liegt bei 0,02 % des
      Messbereichs, also 24 µm auf 120 mm. Glanz, tiefe Löcher und steile Flanken kosten Punkte: Jenseits von 75 Grad sieht die Kamera die
      Linie nicht mehr. Zwei einander zugewandte Sensoren füllen den Schatten und melden sich wie einer.</p>
      <h3>Rechnet im Sensorkopf</h3>
      <p>Vierzig Messwerkzeuge laufen im Sensorkopf und liefern Zahlen an die Steuerung oder eine Punktwolke an den Roboter. Die
      Hand-Auge-Kalibrierung mit unseren Armen braucht eine Kugel, einen Ständer und zehn Minuten.</p>`,
  },
  'photoelectric-sensor-ls-p40': {
    name: 'Reflexionslichtschranke LS-P40',
    slug: 'reflexionslichtschranke-ls-p40',
    short_description: html`<p>6 m Reichweite, erkennt transparente Objekte, IO-Link. Der Reflektor ist im Preis enthalten.</p>`,
    description: html`
      <p>Die LS-P40 blickt auf einen Reflektor und bemerkt, was dazwischenkommt, selbst wenn es eine PET-Flasche ist, die nur acht Prozent des Lichts
      schluckt. Dank polarisiertem Licht hält sie eine glänzende Dose nicht für den Reflektor.</p>
      <h3>Transparente Objekte</h3>
      <p>Der Sensor verfolgt, wie Staub auf dem Reflektor das Licht langsam schwächt, und führt seine Schaltschwelle nach. Einmal bei leerem Band
      eingestellt, arbeitet er wochenlang, wo eine feste Schwelle nach Tagen versagt.</p>
      <h3>Zwei Wege zur Einstellung</h3>
      <ul>
        <li>Eine Taste: bei leerem Band zwei Sekunden drücken, fertig.</li>
        <li>IO-Link: Schwelle, Hysterese, Verzögerungen und ein Zähler; Verschmutzung und Temperatur kommen als Zahlen zurück.</li>
        <li>Antivalente Ausgänge, damit ein Drahtbruch auffällt.</li>
      </ul>
      <h3>Montage</h3>
      <p>Zwei M4-Bohrungen im Abstand von 25,4 mm passen zu den üblichen Haltern. Neigen Sie den Sensor bei glänzenden Teilen um zehn Grad, und halten
      Sie 100 mm Abstand zum Reflektor, denn dort liegt die Blindzone der Optik.</p>`,
  },
  'inductive-sensor-ls-m': {
    name: 'Induktiver Sensor LS-M',
    slug: 'induktiver-sensor-ls-m',
    short_description: html`
      <p>M8 bis M30, bündig, Faktor 1 für Stahl und Aluminium. Daten und Preis gelten für den M18.</p>`,
    description: html`
      <p>Der LS-M erkennt Metall und sonst nichts: keinen Staub, kein Öl, keinen Kunststoff. Er hat keine beweglichen Teile und keinen Kontakt
      und schaltet auch dann noch, wenn die Maschine um ihn herum zweimal umgebaut wurde.</p>
      <h3>Derselbe Abstand für jedes Metall</h3>
      <p>Ein gewöhnlicher induktiver Sensor, der Stahl bei 8 mm erkennt, erkennt Aluminium bei 3 mm und Kupfer bei 2,5 mm. Der LS-M misst mit
      mehreren Spulen und erkennt alle bei 8 mm: Reduktionsfaktor 1. Ein Sensor in der Zeichnung, gleich woraus das Teil besteht.</p>
      <h3>Reserve gegen Drift</h3>
      <ul>
        <li>Planen Sie mit 80 % des Nennschaltabstands: 6,4 mm beim M18. Das deckt Temperatur, Versorgung und Streuung nach IEC 60947-5-2 ab.</li>
        <li>Unempfindlich gegen Magnetfelder bis 200 mT: geeignet für Schweißzellen.</li>
        <li>Bündig in Stahl; lassen Sie zwischen zwei Sensoren einen Durchmesser Abstand.</li>
      </ul>
      <h3>Baugrößen</h3>
      <p>M8 mit 3 mm, M12 mit 4 mm, M18 mit 8 mm und M30 mit 15 mm, jeweils mit 2 m Kabel oder Stecker M12, PNP oder NPN. Alle sind ab Lager
      lieferbar.</p>`,
  },
};
