import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const handlingPower: Translations = {
  'vacuum-gripper-lg-v8': {
    name: 'Vakuumgreifer LG-V8',
    slug: 'vakuumgreifer-lg-v8',
    short_description: html`
      <p>Acht Zonen, −68 kPa, hält einen Karton auch mit zwei ausgefallenen Saugern. Zum Palettieren und Depalettieren.</p>`,
    description: html`
      <p>Der LG-V8 hebt Kartons, Säcke und Platten von oben. Acht Sauger sind acht Zonen, jede mit eigenem Ventil und Sensor. Ein Sauger, der
      über den Rand eines kleinen Kartons hinausragt, schließt von selbst und überlässt das Vakuum den anderen.</p>
      <h3>Wie viel er hält</h3>
      <p>Ein Sauger von 60 mm zieht bei −40 kPa an poröser Pappe mit 40.000 Pa × 0,00283 m² = 113 N. Acht davon halten 905 N, mit doppelter
      Sicherheit und 5 m/s² Beschleunigung also einen Karton von 30 kg. Fallen zwei Sauger aus, sind es immer noch 22 kg.</p>
      <h3>Luft nur, wenn sie gebraucht wird</h3>
      <ul>
        <li>Die Ejektoren schalten bei −68 kPa ab und bei −50 wieder ein: An dichten Kartons sparen sie vier Fünftel der Luft.</li>
        <li>Ein Leck wird mit Angabe der Zone gemeldet, bevor der erste Karton fällt.</li>
        <li>Abblasen in 80 ms, damit ein leichter Karton nicht haften bleibt.</li>
      </ul>
      <h3>Passt sich an und meldet zurück</h3>
      <p>Balgsauger mit 2,5 Falten gleichen 20 mm Höhenunterschied aus. Der Rahmen ist aus Aluminium, die Sauger werden ohne Werkzeug gewechselt, und die
      Anzeige am Kopf zeigt das Vakuum dort, wo der Bediener steht. <a href="/news/choosing-a-gripper">Den Greifer wählen</a> vergleicht ihn mit
      Backen.</p>`,
  },
  'belt-conveyor-lb-500': {
    name: 'Bandförderer LB-500',
    slug: 'bandfoerderer-lb-500',
    short_description: html`
      <p>Module von 1 bis 6 m, in vier Minuten gekoppelt. 500 mm Bandbreite, 50 kg je Meter, Antrieb in der Mitte.</p>`,
    description: html`
      <p>Der LB-500 bringt Kartons zum Roboter und wieder weg. Er wird als Modul mit Stützen, Führungen, Band, Motor und Umrichter geliefert; ein
      Rastbolzen und ein Stecker verbinden ihn mit dem nächsten. Preis und Daten gelten für das Modul von 3 m.</p>
      <h3>Ein Stecker</h3>
      <p>Versorgung, Netzwerk und Not-Halt laufen in einem Hybridstecker von Modul zu Modul. Der Umrichter sitzt am Rahmen und wird von der
      Steuerung in der Reihenfolge der Linie gefunden, ohne dass Adressen einzustellen sind.</p>
      <h3>Leicht zu warten</h3>
      <ul>
        <li>Ein neues Band lässt sich auflegen, ohne den Rahmen zu zerlegen: zwei Schrauben, Seitenplatte ab, acht Minuten.</li>
        <li>Ballige Rollen halten das Band in der Spur; Federn halten es an den Enden gespannt.</li>
        <li>Spalte an den Rollen unter 5 mm oder abgedeckt, wie es EN 619 verlangt.</li>
      </ul>
      <h3>Hält, wo Sie es wollen</h3>
      <p>Bei 0,5 m/s hält ein Karton mit der Lichtschranke LS-P40 auf 4 mm genau an seiner Marke. Für einen Roboter, der vom laufenden Band
      greift, ist in der Umlenkrolle ein Drehgeber mit 0,1 mm je Impuls eingebaut.</p>`,
  },
  'energy-meter-le3': {
    name: 'Energiemessgerät LE3',
    slug: 'energiemessgeraet-le3',
    short_description: html`
      <p>Klasse 0,5, Oberschwingungen bis zur 63., Modbus und eine Webseite. Mit teilbaren Stromwandlern für 630 A.</p>`,
    description: html`
      <p>Das LE3 zeigt, was eine Linie verbraucht und wann. Es misst Spannung und Strom der drei Phasen 10.240-mal pro Sekunde und berechnet daraus,
      was auf der Rechnung steht: Energie, Spitze in fünfzehn Minuten, Blindleistung; und was dort nicht steht: Oberschwingungen, Einbrüche und
      Anläufe.</p>
      <h3>Einbau ohne Abschaltung</h3>
      <p>Die Stromwandler öffnen sich wie ein Uhrarmband und schließen sich um das Kabel. Sie liefern 333 mV statt eines Stroms, sodass ein
      offener Sekundärkreis ungefährlich ist. Die Spannung wird mit vier Adern hinter einer Sicherung von 1 A abgegriffen.</p>
      <h3>Zahlen mit Bedeutung</h3>
      <ul>
        <li>Energie je Teil: Ein Zähleingang übernimmt den Impuls der Maschine.</li>
        <li>Leerlauf findet es selbst: Das Gerät markiert die Stunden, in denen Leistung fließt und keine Teile entstehen.</li>
        <li>Spitzenwarnung drei Minuten im Voraus, mit einem Kontakt, der eine Heizung abschalten kann.</li>
      </ul>
      <h3>Geeignet für ISO 50001</h3>
      <p>Minutenwerte bleiben dreizehn Monate gespeichert und lassen sich über Modbus TCP, MQTT oder als Tabelle von der Webseite abrufen. Was zwölf
      Geräte in einer Spritzgießerei gefunden haben, steht in <a href="/news/where-the-idle-kilowatts-go">Wohin die Kilowatt im Leerlauf gehen</a>.</p>`,
  },
  'managed-switch-ln8': {
    name: 'Industrie-Switch LN8',
    slug: 'industrie-switch-ln8',
    short_description: html`
      <p>Verwaltbar, mit acht Ports und zwei SFP, Ringumschaltung unter 20 ms. Metallgehäuse, lüfterlos, −40 bis 75 °C.</p>`,
    description: html`
      <p>Der LN8 bindet Maschinen an ein Werksnetz an, das ein Kabel verlieren darf, ohne dass ein Teil verloren geht. Zehn Gigabit-Ports, zwei
      davon für Glasfaser, schließen einen Ring, der sich mit bis zu fünfzig Switches in weniger als 20 ms selbst repariert.</p>
      <h3>Trennt den Verkehr</h3>
      <p>Kameras, Steuerungen und Büros erhalten jeweils ein eigenes Netz (VLAN), und Maschinendaten haben Vorrang (Priorität nach IEEE 802.1Q).
      Eine Kamera, die ihren Port überflutet, wird auf die eingestellte Datenrate begrenzt und hält die Linie nicht auf.</p>
      <h3>Für Menschen, die keine Switches mögen</h3>
      <ul>
        <li>Die Webseite zeichnet den Ring und zeigt in Rot, welche Verbindung unterbrochen ist.</li>
        <li>Die Einstellungen stecken auf einem Speicherstecker: am alten Gerät abziehen, am neuen einstecken, einschalten.</li>
        <li>Ungenutzte Ports bleiben gesperrt, bis ein Techniker sie öffnet.</li>
      </ul>
      <h3>Zeit und Sicherheit</h3>
      <p>Die Uhrzeit nach IEEE 1588 wird mit 100 ns Abweichung je Switch weitergegeben. Anmeldung über RADIUS, Zugang nach IEEE 802.1X, signierte
      Firmware: Der Switch ist nach IEC 62443-4-1 entwickelt, und die Einstellungen für Sicherheitsstufe 2 liegen als fertiges Profil bei.</p>`,
  },
  'power-supply-lp24': {
    name: 'Stromversorgung LP24',
    slug: 'stromversorgung-lp24',
    short_description: html`
      <p>24 V, 20 A, 95 % Wirkungsgrad auf 60 mm Schiene. Liefert fünf Sekunden lang 30 A, wenn ein Motor anläuft.</p>`,
    description: html`
      <p>Die LP24 versorgt einen Schaltschrank mit 480 W und wandelt davon nur 25 W in Wärme um. Mit 60 mm Breite lässt sie Platz für das, was
      Geld verdient, und sie startet bei −40 °C ebenso wie bei 70.</p>
      <h3>Löst den Schutzschalter dahinter aus</h3>
      <p>Ein Kurzschluss soll seinen eigenen Leitungsschutzschalter auslösen und nicht den ganzen Schrank lahmlegen. Für 12 ms liefert die LP24
      100 A: genug für den magnetischen Auslöser eines C6-Schalters am Ende von 20 m Leitung mit 2,5 mm².</p>
      <h3>Sagt, wie es ihr geht</h3>
      <ul>
        <li>Ausgangsspannung, Strom und verbleibende Lebensdauer stehen auf der Anzeige und in IO-Link.</li>
        <li>Warnung per Kontakt bei 90 % Last und bei 80 °C Innentemperatur.</li>
        <li>Zwei parallel geschaltete Geräte teilen sich die Last auf 5 % genau; mit dem Modul LPD sichern sie einander ab.</li>
      </ul>
      <h3>Lebensdauer</h3>
      <p>Die Kondensatoren halten 120.000 Stunden bei 40 °C und voller Last. Zehn Grad weniger verdoppeln den Wert: Lassen Sie oben und unten 40 mm
      Luft.</p>`,
  },
};
