import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const industrialRobots: Translations = {
  'six-axis-robot-lr20': {
    name: 'Sechsachsroboter LR20',
    slug: 'sechsachsroboter-lr20',
    short_description: html`
      <p>Handhabung und Maschinenbestückung bis 20 kg, Schläuche und Signalleitungen im Arm geführt. Lieferung mit Steuerung LRC5,
      Handbediengerät und Sicherheitskarte.</p>`,
    description: html`
      <p>Der LR20 übernimmt die Arbeiten, die in den meisten Hallen anfallen: Drehmaschinen und Pressen beladen, Gussteile zwischen
      Stationen umsetzen, Trays stapeln. Die zweite und die dritte Achse teilen sich ein Gussgehäuse. So bleibt das Ellbogengelenk auch bei
      1.720 mm Ausladung steif, und der Arm wiederholt seine Position auf drei Hundertstelmillimeter genau.</p>
      <h3>Gebaut für den unbeaufsichtigten Betrieb</h3>
      <ul>
        <li>Gekapselte Getriebe mit 20.000 Stunden zwischen zwei Fettwechseln.</li>
        <li>Innen liegendes Schlauchpaket, vom Handgelenk aus in 25 Minuten gewechselt.</li>
        <li>Handgelenk in Schutzart IP67, geprüft mit Kühlschmierstoff und Feinstaub.</li>
      </ul>
      <h3>Was das Handgelenk trägt</h3>
      <p>Die vollen 20 kg sind zulässig, solange der Schwerpunkt höchstens 150 mm vor dem Flansch und 80 mm neben der Flanschachse liegt. Ein
      Doppelgreifer für Drehteile, zwei Werkstücke von 5 kg und der Werkzeugwechsler bleiben in diesem Bereich. Ist Ihr Werkzeug länger, zeigt das
      <a href="/news/reading-a-load-diagram">Traglastdiagramm</a>, welche Last noch zulässig ist.</p>
      <h3>Bereit für die Linie</h3>
      <p>Die Steuerung beherrscht von Anfang an EtherCAT, PROFINET und OPC UA. In Zellen, die mit unserem Layoutwerkzeug geplant wurden, sind
      Koordinatensysteme, Werkzeuge und Lastdaten bei der Lieferung bereits eingestellt: Das erste Gutteil entsteht am ersten Tag.</p>`,
  },
  'compact-robot-lr7': {
    name: 'Kompaktroboter LR7',
    slug: 'kompaktroboter-lr7',
    short_description: html`<p>Ein Arm im Tischformat für Montage und Prüfung: 910 mm Reichweite auf 240 mm Grundfläche.</p>`,
    description: html`
      <p>Der LR7 steht auf der Werkbank zwischen Zuführung und Prüfgerät und braucht nicht mehr Platz als ein Blatt Papier. Mit 7 kg am
      Handgelenk trägt er Schrauber, Kamera und Greifer zugleich. Ein einziger Arm kann also greifen, prüfen, einsetzen und verschrauben.</p>
      <h3>Klein, aber steif</h3>
      <p>Alle sechs Achsen laufen mit spielfreien Wellgetrieben. Der Arm erreicht im gesamten Arbeitsraum eine Wiederholgenauigkeit von zwei
      Hundertstelmillimetern, gemessen nach ISO 9283 bei Nennlast und voller Geschwindigkeit, im warmen und im kalten Zustand.</p>
      <h3>Für Werkbänke und Maschinen</h3>
      <ul>
        <li>Vier Ventile mit acht 4-mm-Leitungen sind im Unterarm eingebaut; die Schläuche treten am Flansch aus.</li>
        <li>Montage hängend unter einem Gestell oder an der Wand, ohne andere Getriebe oder Federn.</li>
        <li>Anschlüsse wahlweise an der Rückseite oder unter dem Sockel, bei der Bestellung anzugeben.</li>
      </ul>
      <h3>Reinräume und Prüffelder</h3>
      <p>Schon die Standardausführung eignet sich für Reinräume der ISO-Klasse 5. Für Arbeiten an offener Elektronik gibt es eine Variante mit
      leitfähigen Abdeckungen; ihr Widerstand zwischen Flansch und Sockel liegt unter einem Megaohm.</p>`,
  },
  'heavy-robot-lr210': {
    name: 'Schwerlastroboter LR210',
    slug: 'schwerlastroboter-lr210',
    short_description: html`
      <p>Für Punktschweißen und schwere Handhabung: zweite Achse mit Gewichtsausgleich, 210 kg am Handgelenk, 2.700 mm Reichweite.</p>`,
    description: html`
      <p>Der LR210 trägt eine Punktschweißzange, eine Radnabe oder eine Palette Ziegel und setzt sie dort ab, wo er sie zuletzt abgesetzt hat,
      auf sieben Hundertstelmillimeter genau. Ein Gaszylinder gleicht das Gewicht an der zweiten Achse aus, sodass ihr Motor die Last bewegt und
      nicht den Arm.</p>
      <h3>Halbe Leistung im Stillstand</h3>
      <p>Bremsende Achsen speisen den gemeinsamen Zwischenkreis der Steuerung, die anderen Achsen nutzen diese Energie. Zwei Sekunden nach
      der letzten Bewegung fallen die Bremsen ein, und die Antriebe gehen in den Ruhezustand: Die Standby-Leistung beträgt 290 W. Unsere
      <a href="/news/lr210-idles-on-half-the-power">Messung</a> zeigt eine Rohbauzelle über einen ganzen Arbeitstag.</p>
      <h3>Für den Karosserierohbau</h3>
      <ul>
        <li>Die Medien für die Schweißzange laufen in einem geführten Paket über den Arm: Wasser, Luft, Schweißstrom und EtherCAT.</li>
        <li>Die Achsen 4 bis 6 teilen sich einen Ölraum mit Magnetschraube und Schauglas.</li>
        <li>Ein Gabelstapler kann den Arm an zwei Taschen im Sockel anheben; ausgerichtet wird er mit drei Schrauben.</li>
      </ul>
      <h3>Was der Boden aushalten muss</h3>
      <p>Ein Not-Halt bei voller Last leitet ein Kippmoment von 19 kN·m in den Boden ein. Den Fundamentplan mit Ankerbild und Betonklasse
      erhalten Sie mit der Auftragsbestätigung, sechs Wochen vor dem Arm.</p>`,
  },
  'scara-robot-ls6': {
    name: 'SCARA-Roboter LS6',
    slug: 'scara-roboter-ls6',
    short_description: html`
      <p>Standardzyklus von 0,38 s zum Schrauben, Einsetzen und Sortieren, mit 600 mm Reichweite und 200 mm Hub.</p>`,
    description: html`
      <p>Der LS6 erledigt Arbeiten in der Ebene im Takt einer Nähmaschine: Schrauben in Gehäuse, Stifte in Leiterplatten, Teile aus dem Tray
      in die Aufnahme. In Fügerichtung ist er steif, seitlich gibt er ein wenig nach, und genau das braucht ein Stift auf dem Weg in die
      Bohrung.</p>
      <h3>Schnell, wo es zählt</h3>
      <p>Der Standardzyklus von 25 mm auf, 300 mm quer und 25 mm ab, hin und zurück mit 2 kg, dauert 0,38 s und lässt sich auch bei 40 °C ohne
      Pause durchhalten. Nennt ein Katalog nur einen einzigen Zyklus, fragen Sie, ob er sich den ganzen Tag wiederholen lässt.</p>
      <h3>Kraft im Hub</h3>
      <ul>
        <li>Fügekraft bis 150 N, in der Software auf ein Newton genau begrenzt.</li>
        <li>Die Hohlwelle mit 14 mm Innendurchmesser nimmt eine Vakuumleitung oder die Schrauberklinge auf.</li>
        <li>Ein Faltenbalgsatz bringt die Welle für ölige Teile auf IP65.</li>
      </ul>
      <h3>Eine Steuerung für sechs und vier Achsen</h3>
      <p>Der LS6 läuft an derselben LRC5 wie die Sechsachsroboter. Eine Zelle mit beiden braucht nur eine Sprache, einen Ersatzteilsatz und
      ein Netzwerk. Wenn Sie zwischen SCARA und Delta schwanken, helfen <a href="/news/scara-or-delta">fünf Fragen</a>.</p>`,
  },
  'delta-robot-ld3': {
    name: 'Deltaroboter LD3',
    slug: 'deltaroboter-ld3',
    short_description: html`
      <p>Waschbarer Pickroboter für Lebensmittel und Pharma: 150 Picks pro Minute vom laufenden Band, 3 kg an der Plattform.</p>`,
    description: html`
      <p>Der LD3 hängt über dem Band und legt Kekse, Blister oder Würste bis zu 150-mal pro Minute an ihren Platz. Die Motoren bleiben im
      Kopf; nur die Carbonstangen und eine Plattform von 900 g bewegen sich. Für den Roboter selbst wird so wenig Energie verbraucht.</p>
      <h3>Gebaut zum Waschen</h3>
      <ul>
        <li>Keine waagerechten Flächen im Lebensmittelbereich: Wasser läuft innerhalb von zwei Minuten ab.</li>
        <li>Gelenke ohne Federn und Schrauben; eine Person wechselt alle Stangen in acht Minuten ohne Werkzeug.</li>
        <li>Kopf beschichtet für alkalischen und sauren Schaum, geprüft mit 80 °C bei 80 bar.</li>
        <li>Schmierstoffe im oberen Kopf in Lebensmittelqualität H1.</li>
      </ul>
      <h3>Er folgt dem Band</h3>
      <p>Bis zu acht Roboter teilen sich ein Bild der <a href="/products/smart-camera-lk5">intelligenten Kamera LK5</a>. Die Steuerung weist
      jedes Teil dem Roboter zu, der es mit der geringsten Bewegung erreicht, und gibt weiter, was liegen geblieben ist.</p>
      <h3>Wovon die Leistung abhängt</h3>
      <p>150 Picks pro Minute gelten für 0,5 kg über 25/305/25 mm. Mit 1 kg sollten Sie 120 einplanen, mit 3 kg 75. Auch das Saugen kostet Zeit:
      Rechnen Sie mit 60 ms zum Greifen und 40 ms zum Ablegen.</p>`,
  },
  'palletising-robot-lp180': {
    name: 'Palettierroboter LP180',
    slug: 'palettierroboter-lp180',
    short_description: html`
      <p>Vier Achsen, 1.200 Zyklen pro Stunde, Stapelhöhe bis 2,6 m. Säcke, Kartons und Kisten bis 180 kg je Griff.</p>`,
    description: html`
      <p>Der LP180 stapelt, was am Ende einer Linie ankommt: Reissäcke, Kartons, Kisten und ganze Lagen. Ein Parallelgestänge hält den
      Flansch von selbst waagerecht. Das spart zwei Achsen und zwei Motoren und damit ein Drittel der bewegten Masse.</p>
      <h3>1.200 Zyklen pro Stunde</h3>
      <p>Der Wert gilt für 400 mm auf, 2.000 mm quer und zurück mit 60 kg. Mit 180 kg und vollem Stapel sind es 850. Ein Greifer, der zwei
      Säcke auf einmal fasst, verdoppelt die Leistung lange bevor es ein schnellerer Roboter tut.</p>
      <h3>Lagenbilder ohne Programmieren</h3>
      <ul>
        <li>Karton, Palette und Überstand am Handbediengerät eingeben: Die Steuerung schlägt fünf Lagenbilder vor.</li>
        <li>Zwischenlagen, Etikett nach außen und gedrehte Lagen sind Häkchen in einer Liste.</li>
        <li>Bis zu vier Paletten und zwei Zuführungen um einen Arm.</li>
      </ul>
      <h3>Sicherheit mitgeplant</h3>
      <p>Anhaltezeiten und Anhaltewege in der Form der ISO 10218-1 gehören für Lasten von 33, 66 und 100 Prozent zu den Unterlagen. Aus ihnen
      wird der <a href="/news/how-far-from-the-light-curtain">Abstand des Lichtvorhangs</a> berechnet; messen Sie an der fertigen Zelle
      nach.</p>`,
  },
  'arc-welding-robot-lw6': {
    name: 'Lichtbogen-Schweißroboter LW6',
    slug: 'lichtbogen-schweissroboter-lw6',
    short_description: html`
      <p>Ein schlanker Arm für MIG, MAG und WIG mit dem Brennerkabel im Handgelenk: 6 kg, 1.450 mm, Nähte vom ersten Tag an.</p>`,
    description: html`
      <p>Der LW6 führt den Brenner und sonst nichts, und darauf ist er ausgelegt. Das Kabel läuft durch einen Unterarm mit 52 mm Durchlass
      und tritt erst am Brennerhals aus. Es schwingt nicht, bleibt nicht an der Vorrichtung hängen und hält dreimal so lange wie ein außen
      verlegtes.</p>
      <h3>Eine Naht ist eine Bahn, kein Punkt</h3>
      <p>Beim Schweißen zählt, wie genau das Werkzeug auf seiner Bahn bleibt, wenn es um eine Ecke fährt. Der LW6 weicht bei 20 mm/s höchstens
      0,12 mm von der geteachten Bahn ab. Pendeln, Steppnähte und Mehrlagenschweißen sind Teil der Steuerung.</p>
      <h3>Findet die Fuge selbst</h3>
      <ul>
        <li>Tasten mit dem Draht oder der Gasdüse, wenn Teile einige Millimeter versetzt liegen.</li>
        <li>Nahtverfolgung durch den Lichtbogen für Kehlnähte ab 3 mm Blechdicke.</li>
        <li>Optional ein Linienlaser für Feinblech und Überlappstöße.</li>
      </ul>
      <h3>Stromquellen</h3>
      <p>Die Steuerung verständigt sich mit den üblichen Schweißstromquellen über EtherCAT oder PROFINET. Strom, Spannung und
      Drahtgeschwindigkeit gehören zur Naht und werden mit ihr gespeichert; ein Protokoll bewahrt sie für jedes Teil auf, wie es ISO 3834-2 für
      die Rückverfolgbarkeit verlangt.</p>`,
  },
};
