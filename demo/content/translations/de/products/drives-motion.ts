import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const drivesMotion: Translations = {
  'servo-drive-lv3': {
    name: 'Servoantrieb LV3',
    slug: 'servoantrieb-lv3',
    short_description: html`
      <p>2 kW, EtherCAT mit 125 µs, sicher abgeschaltetes Moment bis SIL 3. Ein einziges Kabel zum Motor.</p>`,
    description: html`
      <p>Der LV3 schließt seinen Stromregelkreis alle 31,25 µs und übernimmt alle 125 µs eine neue Position von EtherCAT. Für eine Welle mit
      3.000 Umdrehungen pro Minute ist das ein neuer Sollwert alle 2,25 Grad: fein genug für Druckmarken und fliegende Schnitte.</p>
      <h3>Stellt sich selbst ein</h3>
      <p>Mit einem Motor <a href="/products/servo-motor-lm4">LM4</a> liest der Antrieb das Typenschild aus dem Drehgeber. Zwanzig Sekunden mit
      kleinen Bewegungen genügen, um Trägheit und Resonanzen zu messen und danach die Verstärkungen und bis zu vier Kerbfilter einzustellen. An den
      meisten Achsen muss niemand mehr nachstellen.</p>
      <h3>Sicherheitsfunktionen an Bord</h3>
      <ul>
        <li>Sicher abgeschaltetes Moment über zwei Adern, SIL 3 nach IEC 61800-5-2, PL e.</li>
        <li>Mit dem Sicherheitsmodul: sicherer Stopp 1 und 2, sicher begrenzte Geschwindigkeit und sichere Bewegungsrichtung über FSoE.</li>
        <li>Reaktionszeit bis zum momentenfreien Motor: 5 ms. Dazu kommt die Auslaufzeit der Maschine.</li>
      </ul>
      <h3>Platz im Schaltschrank</h3>
      <p>Die Antriebe stehen lückenlos nebeneinander und teilen sich ihren Zwischenkreis über eine Schiene in der Front. Eine Reihe von fünf
      braucht einen Netzfilter, ein Schütz und einen Bremswiderstand statt fünf. Die Verdrahtung des Netzwerks ist
      <a href="/news/wiring-a-servo-network">ein Thema für sich</a>.</p>`,
  },
  'servo-motor-lm4': {
    name: 'Servomotor LM4',
    slug: 'servomotor-lm4',
    short_description: html`
      <p>6,4 Nm bei 3.000 Umdrehungen pro Minute, Absolutwertgeber mit 24 Bit, IP65, elektronisches Typenschild.</p>`,
    description: html`
      <p>Der LM4-2K0 treibt unsere eigenen Linearachsen und Förderer an: 2 kW an einem Flansch von 130 mm. Zehn Pole und ein geschrägter Rotor
      senken das Rastmoment unter ein Prozent des Nennmoments, sodass langsame Bewegungen ohne Kunstgriffe im Antrieb gleichmäßig laufen.</p>
      <h3>Weiß, wo er steht</h3>
      <p>Der Geber zählt 16,7 Millionen Positionen je Umdrehung und 4.096 Umdrehungen ohne Batterie. Nach einem Stromausfall kennt die Achse ihre
      Position; referenziert wird nur einmal, am Tag der Montage.</p>
      <h3>Die richtige Größe</h3>
      <ul>
        <li>Effektives Drehmoment über den Zyklus unter 6,4 Nm, mit zehn Prozent Reserve.</li>
        <li>Spitzenmoment unter 19 Nm, auch bei der höchsten Drehzahl des Zyklus.</li>
        <li>Lastträgheit höchstens das Zehnfache der Rotorträgheit, hier also 94 kg·cm². Mit dem Fünffachen regelt es sich angenehm.</li>
      </ul>
      <h3>Bremse und Dichtung</h3>
      <p>Die Haltebremse (Variante B) ist für den Stillstand gedacht: 9 Nm, 500 Not-Halte in ihrer Lebensdauer. Der Wellendichtring bringt die
      Vorderseite auf IP65; hinter einem trockenen Getriebe lassen Sie ihn weg, dort würde er nur 0,1 Nm kosten.</p>`,
  },
  'frequency-inverter-lq7': {
    name: 'Frequenzumrichter LQ7',
    slug: 'frequenzumrichter-lq7',
    short_description: html`
      <p>7,5 kW mit geberloser Vektorregelung für Lüfter, Pumpen und Förderer. Sieben Parameter, und er läuft.</p>`,
    description: html`
      <p>Der LQ7 dreht Asynchron- und Permanentmagnetmotoren mit der Drehzahl, die der Prozess braucht. Ein Lüfter mit 80 % Drehzahl nimmt nur
      die Hälfte der Leistung auf, denn sie steigt mit der dritten Potenz der Drehzahl: 0,8 × 0,8 × 0,8 = 0,51.</p>
      <h3>Sieben Zahlen</h3>
      <p>Leistung, Spannung, Strom, Frequenz und Drehzahl vom Typenschild, dann die beiden Rampen. Die Wicklung misst der Umrichter selbst.
      Kennlinien für Pumpen und Lüfter, ein PID-Regler und eine Schlaffunktion stehen bereit, wenn sie gebraucht werden.</p>
      <h3>Drehmoment aus dem Stillstand</h3>
      <ul>
        <li>180 % des Nennmoments bei 0,5 Hz ohne Geber, für beladene Bänder und Mischer.</li>
        <li>Fängt einen bereits drehenden Lüfter, auch bei Rückwärtslauf.</li>
        <li>Überbrückt einen Netzeinbruch auf 70 % für zwei Sekunden.</li>
      </ul>
      <h3>Ein guter Nachbar am Netz</h3>
      <p>Eine Drossel im Zwischenkreis senkt die Stromverzerrung von rund 90 % auf 38 %. Das Filter erfüllt IEC 61800-3, Kategorie C2, mit bis zu
      50 m geschirmtem Motorkabel. Darüber ist eine Ausgangsdrossel nötig.</p>`,
  },
  'linear-axis-la80': {
    name: 'Linearachse LA80',
    slug: 'linearachse-la80',
    short_description: html`
      <p>1.200 mm Verfahrweg, 5 m/s, auf 0,02 mm wiederholgenau. Riemenantrieb, zwei Schienen, Motor in vier Einbaulagen.</p>`,
    description: html`
      <p>Die LA80 bewegt einen Greifer von einem Band zum nächsten, oder drei von ihnen bilden ein Portal. Ein Riemen mit Stahlzugsträngen zieht
      den Schlitten auf zwei geschliffenen Schienen in einem Aluminiumprofil von 80 mm; ein Stahlband verschließt den Spalt.</p>
      <h3>Wiederholgenau ist nicht gleich genau</h3>
      <p>Die Achse kehrt auf 0,02 mm genau an dieselbe Stelle zurück. Zwischen zwei Stellen kann sie je Meter um 0,3 mm abweichen, denn ein
      Riemen bleibt ein Riemen. Wer beides braucht, nimmt den Absolutmaßstab LAS, der den Fehler auf 0,03 mm je Meter senkt.</p>
      <h3>Momente bestimmen die Lebensdauer</h3>
      <ul>
        <li>Ausgelegt für 20.000 km bei den Momenten der Tabelle; das halbe Moment ergibt den achtfachen Weg.</li>
        <li>Zwei Schlitten auf einer Achse nehmen das doppelte Moment um die Querachse auf.</li>
        <li>Schmierung über zwei Nippel am Schlitten alle 2.500 km oder einmal im Jahr über eine Patrone.</li>
      </ul>
      <h3>Lieferung als Einheit</h3>
      <p>Mit Motor <a href="/products/servo-motor-lm4">LM4</a>, Kupplung und fertig eingestellten Antriebsdaten oder mit einem Adapter für Ihren
      Motor. Verfahrwege von 100 bis 5.500 mm in Schritten von einem Millimeter bei gleicher Lieferzeit.</p>`,
  },
};
