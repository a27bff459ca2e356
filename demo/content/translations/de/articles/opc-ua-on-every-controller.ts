import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const opcUa: UnitTexts = {
  title: 'OPC UA auf jeder Steuerung, ohne Lizenz',
  slug: 'opc-ua-auf-jeder-steuerung',
  excerpt: 'Ab Software 5.6 sprechen LX1, LX5 und LRC5 mit allem über ihnen dieselbe Sprache.',
  content: html`
    <p>Maschinen konnten schon immer miteinander reden. Was ihnen fehlte, war ein gemeinsamer Wortschatz: Was bei der einen Steuerung
    „Part_OK_Cnt“ hieß, hieß bei der nächsten „DB20.DBW4“. Ab Software 5.6 enthält jede Steuerung, die wir bauen, einen OPC-UA-Server, mit Namen und
    Einheiten, verschlüsselt und ohne Lizenz, die man kaufen müsste.</p>
    <h2>Was sich geändert hat</h2>
    <ul>
      <li><a href="/products/compact-controller-lx1">LX1</a>: bis zu 500 Werte, alle 250 ms aktualisiert.</li>
      <li><a href="/products/modular-controller-lx5">LX5</a>: bis zu 20.000 Werte ab 10 ms, Methoden, Alarme und Historie.</li>
      <li><a href="/products/robot-controller-lrc5">LRC5</a>: der Roboter als Ganzes, nach der Companion Specification OPC 40010 für Robotik: Achsen,
      Lasten, Programme, Zustände, Stunden.</li>
    </ul>
    <p>Das Update ist für alle diese Steuerungen kostenlos, die seit 2019 geliefert wurden, und dauert bei stehender Linie zwanzig Minuten.</p>
    <h2>Warum ein Modell und nicht nur eine Liste</h2>
    <p>OPC UA, genormt als IEC 62541, überträgt nicht nur eine Zahl, sondern auch, was die Zahl bedeutet. Die Temperatur eines Motors ist ein
    Analogwert mit Einheit, Bereich und Platz in der Maschine. Ein Programm, das einen Roboter kennt, findet deshalb denselben Wert im nächsten,
    gleich von welchem Hersteller, solange beide der Companion Specification folgen.</p>
    <p>Ein Kunde mit 26 Robotern von vier Herstellern hat es ausprobiert. Vorher dauerte es anderthalb Tage, einen Roboter an die Datenbank des Werks
    anzubinden, die meiste Zeit am Telefon mit der Frage, was wo steht. Mit dem Modell waren es vierzig Minuten und bei den letzten sechs je
    zehn.</p>
    <h2>Was es an Zykluszeit kostet</h2>
    <p>Auf der LX5 nichts, was wir messen könnten, denn die Kommunikation hat einen eigenen Kern. Wir ließen 2.000 Werte mit 100 ms eine Woche lang
    laufen:</p>
    <table>
      <thead><tr><th>Kennzahl, LX5-4100</th><th>Server aus</th><th>2.000 Werte, 100 ms</th></tr></thead>
      <tbody>
        <tr><td>Größter Jitter des Bewegungstasks</td><td>4 µs</td><td>4 µs</td></tr>
        <tr><td>Auslastung, Kommunikationskern</td><td>6 %</td><td>31 %</td></tr>
        <tr><td>Netzwerk, Mittelwert</td><td>0,1 Mbit/s</td><td>1,9 Mbit/s</td></tr>
        <tr><td>Zeit, bis ein verlorener Client bemerkt wird</td><td>–</td><td>3 s</td></tr>
      </tbody>
    </table>
    <p>Die LX1 hat nur einen Kern. Dort haben wir bei 500 Werten 0,3 ms mehr in einem Zyklus von 10 ms gemessen. Nehmen Sie weniger Werte oder fragen Sie
    sie seltener ab; eine Temperatur ändert sich nicht in einer Viertelsekunde.</p>
    <h2>Sicher ab Werk</h2>
    <ul>
      <li>Verbindungen ohne Verschlüsselung sind abgeschaltet. Wer sie einschalten will, muss am Gerät stehen und hinterlässt einen Eintrag im Protokoll.</li>
      <li>Richtlinie Basic256Sha256 und die neuere Aes256-Sha256-RsaPss; Zertifikate können von Ihrer eigenen Zertifizierungsstelle stammen.</li>
      <li>Lesen und Schreiben sind Rechte je Rolle und je Zweig. Im Auslieferungszustand darf niemand schreiben.</li>
      <li>Das Protokoll geht per Syslog an Ihren Server, im Sinne der IEC 62443-3-3.</li>
    </ul>
    <blockquote>Veröffentlichen Sie, was Sie über eine fremde Maschine gern lesen würden. Den Rest behalten Sie.</blockquote>
    <h2>Und MQTT? Und der Feldbus?</h2>
    <p>Beide bleiben. OPC UA fragt und antwortet und erklärt sich selbst; MQTT sendet an viele und schont schmale Leitungen. Die LX5 beherrscht
    OPC UA PubSub über MQTT, also das Modell des einen im Umschlag des anderen. Zwischen Steuerung und Antrieb ändert sich nichts: Das ist die Welt
    der Mikrosekunden und von <a href="/news/wiring-a-servo-network">EtherCAT</a>.</p>
    <h3>So fangen Sie an</h3>
    <ol>
      <li>Aktualisieren Sie eine Steuerung und sehen Sie sie mit einem beliebigen freien OPC-UA-Client an. Unser Testgerät antwortet auf Messen; Ihres
      kann zu Hause antworten.</li>
      <li>Wählen Sie zehn Werte, die sich jemand täglich ansieht: Zustand, Zähler, Zykluszeit, Störung, Energie.</li>
      <li>Schreiben Sie auf, wer sie liest und was er oder sie dann tut. Werte ohne Leser sind Rauschen.</li>
    </ol>
    <p>Fragen erreichen das Team von Dimas Kurnia über die <a href="/contact">Kontaktseite</a>. Die Beschreibung des Modells mit allen Namen und Einheiten
    kommt mit der ersten Antwort.</p>`,
};
