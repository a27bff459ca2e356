import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const controlHmi: Translations = {
  'modular-controller-lx5': {
    name: 'Modulare Steuerung LX5',
    slug: 'modulare-steuerung-lx5',
    short_description: html`
      <p>Eine Millisekunde für Logik und 32 Achsen; Baugruppen lassen sich ohne Werkzeug tauschen, auch im laufenden Betrieb.</p>`,
    description: html`
      <p>Die LX5 führt eine ganze Linie: Logik, Servoachsen, Rezepte und die Anbindung an das Werk, in einer Millisekunde und auf einer
      Schiene. Der Preis gilt für die Zentralbaugruppe LX5-4100 mit Netzteil und Endplatte; bis zu 32 Baugruppen kommen nach Bedarf der Maschine
      hinzu.</p>
      <h3>Vier Kerne, vier Aufgaben</h3>
      <p>Bewegung, Logik, Kommunikation und Bedienseiten haben jeweils einen eigenen Kern. Ein Browser, der eine Trendkurve lädt, bringt keine
      Achse aus dem Tritt: Der größte Jitter des Bewegungstasks, über eine Woche gemessen, beträgt 4 µs.</p>
      <h3>Für die Instandhaltung</h3>
      <ul>
        <li>Die Klemmen bleiben verdrahtet, wenn eine Baugruppe gezogen wird; die neue übernimmt ihre Einstellungen von der Schiene.</li>
        <li>Das Display nennt den fehlerhaften Kanal und seine Klemme im Klartext, auf Indonesisch oder Englisch.</li>
        <li>Programm, Quelltext und Schaltpläne liegen auf der Speicherkarte in der Front.</li>
      </ul>
      <h3>Sprachen und Netzwerke</h3>
      <p>Programmiert wird in den Sprachen der IEC 61131-3, die Funktionsbausteine für Bewegungen folgen PLCopen. EtherCAT für die Antriebe,
      PROFINET und Modbus TCP für die Nachbarn und ein <a href="/news/opc-ua-on-every-controller">OPC-UA-Server</a> für alles darüber.</p>`,
  },
  'compact-controller-lx1': {
    name: 'Kompaktsteuerung LX1',
    slug: 'kompaktsteuerung-lx1',
    short_description: html`<p>24 Ein- und Ausgänge an Bord, zwei Ethernet-Ports, ein Display für die Instandhaltung.</p>`,
    description: html`
      <p>Die LX1 ist für Maschinen gedacht, die eine Steuerung brauchen und kein Projekt: eine Pumpstation, ein Wickler, eine Presse mit zwei
      Ventilen. Vierzehn Eingänge und zehn Ausgänge sind an Bord, drei Erweiterungen auf der rechten Seite bringen sie auf 96.</p>
      <h3>Ein Display, das Antwort gibt</h3>
      <p>Zwei Zoll, drei Tasten: der Zustand jedes Ein- und Ausgangs, die letzten fünfzig Störungen mit Uhrzeit, Sollwerte hinter einem
      Passwort. Die meisten Anrufe im Werk enden an diesem Display, weil der Elektriker die Antwort schon vor sich hat.</p>
      <h3>Klein, mit derselben Sprache</h3>
      <ul>
        <li>Dasselbe Programmierwerkzeug wie für die <a href="/products/modular-controller-lx5">LX5</a>; ein Programm lässt sich ohne Umschreiben übernehmen.</li>
        <li>Zwei Ethernet-Ports mit eingebautem Switch: Steuerungen in Reihe brauchen keinen Switch dazwischen.</li>
        <li>Vier schnelle Eingänge zählen bis 100 kHz, zwei Ausgänge liefern Impulse für einen Schrittmotorantrieb.</li>
      </ul>
      <h3>Zehn Jahre dasselbe Gerät</h3>
      <p>Wir liefern dieses Modell, Pin für Pin gleich, mindestens bis 2034. Danach reparieren wir es weitere fünf Jahre innerhalb von fünf
      Arbeitstagen.</p>`,
  },
  'remote-i-o-lx-r16': {
    name: 'Dezentrales E/A-Modul LX-R16',
    slug: 'dezentrales-ea-modul-lx-r16',
    short_description: html`
      <p>Sechzehn Kanäle in IP67 direkt an der Maschine: jeder ein Eingang, ein Ausgang oder IO-Link, wie es das Programm vorgibt.</p>`,
    description: html`
      <p>Das LX-R16 wird dort an die Maschine geschraubt, wo die Sensoren sitzen. Sechzehn M12-Leitungen sind einen halben Meter lang statt
      fünfzehn Meter bis zum Schaltschrank, und ein Hybridkabel bringt Netzwerk und Versorgung. An einer Förderstrecke von dreißig Metern
      entfallen so rund zweihundert Meter Leitung.</p>
      <h3>Jede Buchse kann alles</h3>
      <p>Acht Buchsen mit je zwei Kanälen. Pin 4 ist ein Eingang, ein Ausgang mit 0,5 A oder ein IO-Link-Port der Klasse A; Pin 2 ist ein Ein- oder
      Ausgang. Was er ist, steht im Programm und nicht in der Artikelnummer; im Lager genügt deshalb ein einziges Gerät.</p>
      <h3>Störungen mit Namen</h3>
      <ul>
        <li>Drahtbruch, Kurzschluss und Unterspannung für jeden Kanal, mit einer LED, die aus drei Metern zu erkennen ist.</li>
        <li>Ein kurzgeschlossener Sensor schaltet allein ab; die anderen fünfzehn laufen weiter.</li>
        <li>IO-Link-Geräte werden ohne Laptop getauscht: Das Modul schreibt die gespeicherten Einstellungen.</li>
      </ul>
      <h3>Im Netzwerk</h3>
      <p>EtherCAT und PROFINET sind beide enthalten, ausgewählt über einen Drehschalter. Die Versorgung wird mit 9 A durchgeschleift, genug für
      acht Module in Reihe.</p>`,
  },
  'operator-panel-lh12': {
    name: 'Bedienpanel LH12',
    slug: 'bedienpanel-lh12',
    short_description: html`<p>Glasfront mit 12,1 Zoll, IP66, mit Handschuhen bedienbar. Seiten aus jedem Browser.</p>`,
    description: html`
      <p>Das LH12 zeigt, was die Maschine tut, und nimmt an, was der Bediener will, auch mit Lederhandschuhen und bei nassem Display. Die Front
      ist eine einzige Scheibe aus gehärtetem Glas ohne Kante, an der sich Staub festsetzen könnte.</p>
      <h3>Bedienseiten sind Webseiten</h3>
      <p>Die Seiten liegen in der Steuerung und werden im Browser des Panels dargestellt. Was Sie an der Maschine sehen, sehen Sie auch auf dem
      Tablet des Schichtleiters, mit den Rechten, die Sie jedem gegeben haben. Auch Seiten aus Steuerungen anderer Hersteller werden
      angezeigt.</p>
      <h3>Lesbar in der hellen Halle</h3>
      <ul>
        <li>500 cd/m², durch einen Umgebungslichtsensor gedimmt; 70.000 Stunden bis zur halben Helligkeit.</li>
        <li>Mit unseren Seitenvorlagen aus 2,5 m lesbar: 9 mm hohe Ziffern, Alarme mit Text und Form statt nur mit Farbe.</li>
        <li>Was nicht versehentlich geschehen darf, verlangt zwei Finger.</li>
      </ul>
      <h3>Einmal eingerichtet</h3>
      <p>Adresse, Sprache und Zertifikate liegen auf einer kleinen Karte hinter einer Abdeckung. Muss ein Panel ersetzt werden, wandert die
      Karte mit, und das neue startet in weniger als einer Minute so wie das alte.</p>`,
  },
  'robot-controller-lrc5': {
    name: 'Robotersteuerung LRC5',
    slug: 'robotersteuerung-lrc5',
    short_description: html`
      <p>Ein Schaltschrank für jeden unserer Arme, mit Handbediengerät und Sicherheitskarte. Sechs Achsen, sechs weitere auf Anfrage.</p>`,
    description: html`
      <p>Die LRC5 bewegt einen SCARA von 21 kg ebenso wie einen Schwerlastarm von einer Tonne. Nur die Antriebsmodule unterscheiden sich;
      Handbediengerät, Sprache, Sicherheit und Ersatzteile sind gleich. Wer einen Arm beherrscht, beherrscht alle.</p>
      <h3>Eine Bahn, die bei jeder Geschwindigkeit gleich bleibt</h3>
      <p>Die Steuerung kennt die Masse jedes Gelenks und des Werkzeugs und berechnet das Drehmoment, bevor der Arm es braucht. Eine Naht, die
      zum Teachen mit 20 % und in der Produktion mit 100 % gefahren wird, weicht um weniger als 0,2 mm ab.</p>
      <h3>Sicherheitskarte inklusive</h3>
      <ul>
        <li>Sichere Zonen, sichere Geschwindigkeit, sicherer Stillstand und sichere Werkzeugorientierung bis PL d, Kategorie 3; Not-Halt bis PL e.</li>
        <li>Sechzehn sichere Eingänge und acht Ausgänge, paarweise, dazu FSoE oder PROFIsafe über das Netzwerk.</li>
        <li>Dreistufiger Zustimmtaster und Betriebsartenschalter mit Schlüssel am Handbediengerät, wie es ISO 10218-1 verlangt.</li>
      </ul>
      <h3>Energie kommt zurück</h3>
      <p>Die Achsen teilen sich einen Zwischenkreis mit 1,8 mF. Was die eine bremst, nutzt die andere; darüber hinaus speist eine
      Rückspeiseeinheit (Option) in das Netz ein. In einer Palettierzelle sinkt der Verbrauch damit um 14 %.</p>`,
  },
};
