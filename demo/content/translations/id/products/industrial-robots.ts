import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const industrialRobots: Translations = {
  'six-axis-robot-lr20': {
    name: 'Robot Enam Sumbu LR20',
    slug: 'robot-enam-sumbu-lr20',
    short_description: html`
      <p>Untuk pemindahan benda dan pelayanan mesin (machine tending) hingga 20 kg, dengan selang dan kabel sinyal di dalam lengan. Dikirim bersama kontroler LRC5,
      teach pendant, dan kartu keselamatan.</p>`,
    description: html`
      <p>LR20 menangani pekerjaan yang ada di hampir setiap pabrik: memuat mesin bubut dan mesin pres, memindahkan benda cor antarstasiun,
      menumpuk baki. Sumbu kedua dan ketiga berada dalam satu rangka cor, sehingga siku tetap kaku saat lengan terentang hingga 1.720 mm dan
      lengan kembali ke posisinya dengan ketelitian tiga perseratus milimeter.</p>
      <h3>Dirancang untuk bekerja tanpa diawasi</h3>
      <ul>
        <li>Gearbox tertutup rapat; gemuknya cukup diganti setiap 20.000 jam.</li>
        <li>Paket selang di dalam lengan, diganti dari pergelangan dalam 25 menit.</li>
        <li>Pergelangan terlindung hingga IP67, diuji dengan cairan pendingin dan debu halus.</li>
      </ul>
      <h3>Beban yang dapat dibawa pergelangan</h3>
      <p>Beban penuh 20 kg diizinkan selama titik berat berada paling jauh 150 mm di depan flensa dan 80 mm di samping sumbunya. Gripper ganda
      untuk benda bubut, dua benda kerja seberat 5 kg, dan penukar alat masih berada dalam batas itu. Jika alat Anda lebih panjang,
      <a href="/news/reading-a-load-diagram">diagram beban</a> menunjukkan berapa beban yang tersisa.</p>
      <h3>Siap masuk ke lini</h3>
      <p>Sejak awal kontroler mendukung EtherCAT, PROFINET, dan OPC UA. Sel yang direncanakan dengan perangkat tata letak kami tiba dengan sistem
      koordinat, alat, dan data beban yang sudah diatur, sehingga produk baik yang pertama dihasilkan pada hari pertama.</p>`,
  },
  'compact-robot-lr7': {
    name: 'Robot Kompak LR7',
    slug: 'robot-kompak-lr7',
    short_description: html`<p>Lengan seukuran meja kerja untuk perakitan dan pengujian: jangkauan 910 mm dengan tapak 240 mm.</p>`,
    description: html`
      <p>LR7 berdiri di meja kerja di antara pengumpan dan alat uji, dan tidak memerlukan tempat lebih luas daripada selembar kertas. Dengan 7 kg
      di pergelangan, lengan ini membawa obeng listrik, kamera, dan gripper sekaligus, sehingga satu lengan dapat mengambil, memeriksa,
      memasukkan, dan mengencangkan.</p>
      <h3>Kecil, tetapi kaku</h3>
      <p>Keenam sumbunya memakai gearbox gelombang regangan tanpa kelonggaran. Keterulangan lengan mencapai dua perseratus milimeter di seluruh
      daerah kerja, diukur menurut ISO 9283 pada beban nominal dan kecepatan penuh, dalam keadaan panas maupun dingin.</p>
      <h3>Untuk meja kerja dan mesin</h3>
      <ul>
        <li>Empat katup dengan delapan saluran 4 mm terpasang di lengan bawah; selangnya keluar di flensa.</li>
        <li>Dapat digantung di bawah rangka atau dipasang di dinding tanpa mengganti gearbox atau pegas.</li>
        <li>Konektor dapat ditempatkan di belakang atau di bawah alas, dipilih saat pemesanan.</li>
      </ul>
      <h3>Ruang bersih dan ruang uji</h3>
      <p>Versi standar layak dipakai di ruang bersih kelas ISO 5. Untuk pekerjaan pada elektronik terbuka tersedia varian dengan penutup
      konduktif; hambatannya dari flensa ke alas kurang dari satu megaohm.</p>`,
  },
  'heavy-robot-lr210': {
    name: 'Robot Beban Berat LR210',
    slug: 'robot-beban-berat-lr210',
    short_description: html`
      <p>Untuk pengelasan titik dan pemindahan beban berat. Sumbu kedua dengan penyeimbang, 210 kg di pergelangan, jangkauan 2.700 mm.</p>`,
    description: html`
      <p>LR210 membawa tang las titik, naf roda, atau sepalet bata, lalu meletakkannya di tempat yang sama seperti sebelumnya dengan ketelitian
      tujuh perseratus milimeter. Sebuah silinder gas menyeimbangkan sumbu kedua, sehingga motornya menggerakkan beban dan bukan lengannya.</p>
      <h3>Separuh daya saat menunggu</h3>
      <p>Sumbu yang mengerem memasok DC link bersama di kontroler, dan sumbu lain memakai energi yang kembali itu. Dua detik setelah gerakan
      terakhir rem menutup dan penggerak beralih ke mode tidur: daya siaga hanya 290 W.
      <a href="/news/lr210-idles-on-half-the-power">Hasil pengukuran kami</a> menunjukkan sebuah sel las bodi mobil selama satu hari kerja.</p>
      <h3>Dibuat untuk lini bodi mobil</h3>
      <ul>
        <li>Media untuk tang las berjalan di atas lengan dalam satu paket berpemandu: air, udara, arus las, dan EtherCAT.</li>
        <li>Sumbu 4 sampai 6 berbagi satu ruang oli dengan sumbat magnet dan kaca pemeriksa.</li>
        <li>Forklift dapat mengangkat lengan pada dua kantong di alasnya; pendataran dilakukan dengan tiga baut.</li>
      </ul>
      <h3>Beban yang harus ditahan lantai</h3>
      <p>Henti darurat pada beban penuh menimbulkan momen guling 19 kN·m pada lantai. Gambar fondasi dengan pola angkur dan kelas beton dikirim
      bersama konfirmasi pesanan, enam minggu sebelum lengannya tiba.</p>`,
  },
  'scara-robot-ls6': {
    name: 'Robot SCARA LS6',
    slug: 'robot-scara-ls6',
    short_description: html`
      <p>Siklus standar 0,38 s untuk menyekrup, memasukkan, dan menyortir, dengan jangkauan 600 mm dan langkah 200 mm.</p>`,
    description: html`
      <p>LS6 mengerjakan pekerjaan mendatar secepat mesin jahit: sekrup ke dalam bodi, pin ke papan sirkuit, benda dari baki ke alat pegang.
      Lengannya kaku ke arah pemasukan dan sedikit lentur ke samping, persis seperti yang diperlukan pin saat masuk ke lubang.</p>
      <h3>Cepat di saat yang menentukan</h3>
      <p>Siklus standar 25 mm naik, 300 mm melintang, dan 25 mm turun, pulang pergi dengan 2 kg, memerlukan 0,38 s dan dapat dipertahankan tanpa
      jeda pada suhu 40 °C. Jika sebuah katalog hanya menyebut satu siklus, tanyakan apakah siklus itu sanggup diulang sepanjang hari.</p>
      <h3>Gaya dalam langkah</h3>
      <ul>
        <li>Gaya pemasukan hingga 150 N, dibatasi lewat perangkat lunak sampai satuan newton.</li>
        <li>Poros berongga selebar 14 mm memuat saluran vakum atau mata obeng.</li>
        <li>Kit bellow menaikkan perlindungan poros hingga IP65 untuk benda berminyak.</li>
      </ul>
      <h3>Satu kontroler untuk enam dan empat sumbu</h3>
      <p>LS6 memakai LRC5 yang sama dengan robot enam sumbu. Sel yang berisi keduanya hanya memerlukan satu bahasa, satu set suku cadang, dan satu
      jaringan. Jika Anda ragu memilih antara SCARA dan delta, <a href="/news/scara-or-delta">lima pertanyaan</a> ini membantu.</p>`,
  },
  'delta-robot-ld3': {
    name: 'Robot Delta LD3',
    slug: 'robot-delta-ld3',
    short_description: html`
      <p>Robot pengambil yang dapat dicuci, untuk pangan dan farmasi: 150 pengambilan per menit dari sabuk berjalan, 3 kg di pelat.</p>`,
    description: html`
      <p>LD3 tergantung di atas sabuk dan menaruh biskuit, blister, atau sosis di tempatnya, hingga 150 kali per menit. Motornya tetap di kepala;
      yang bergerak hanya batang karbon dan pelat seberat 900 g, sehingga sedikit sekali energi terpakai untuk robot itu sendiri.</p>
      <h3>Dibuat untuk dicuci</h3>
      <ul>
        <li>Tidak ada permukaan mendatar di zona pangan: air mengalir habis dalam dua menit.</li>
        <li>Sendi tanpa pegas dan sekrup; satu orang mengganti semua batang dalam delapan menit tanpa alat.</li>
        <li>Kepala berlapis tahan busa basa dan asam, diuji dengan 80 °C pada 80 bar.</li>
        <li>Pelumas di kepala bagian atas bermutu pangan H1.</li>
      </ul>
      <h3>Mengikuti sabuk</h3>
      <p>Hingga delapan robot memakai satu gambar dari <a href="/products/smart-camera-lk5">kamera cerdas LK5</a>. Kontroler memberikan setiap
      benda kepada robot yang dapat meraihnya dengan gerakan paling sedikit, dan meneruskan benda yang terlewat.</p>
      <h3>Yang menentukan kecepatan</h3>
      <p>150 pengambilan per menit dicapai dengan 0,5 kg pada 25/305/25 mm. Dengan 1 kg rencanakan 120, dengan 3 kg rencanakan 75. Pengisapan juga
      memerlukan waktu: hitung 60 ms untuk menggenggam dan 40 ms untuk melepas.</p>`,
  },
  'palletising-robot-lp180': {
    name: 'Robot Paletisasi LP180',
    slug: 'robot-paletisasi-lp180',
    short_description: html`
      <p>Empat sumbu, 1.200 siklus per jam, tinggi tumpukan hingga 2,6 m. Karung, karton, dan krat hingga 180 kg sekali angkat.</p>`,
    description: html`
      <p>LP180 menumpuk apa pun yang keluar di ujung lini: karung beras, karton, krat, dan satu lapis penuh. Batang paralel menjaga flensa tetap
      datar dengan sendirinya. Dua sumbu dan dua motor pun dihemat, dan bersamanya sepertiga massa yang bergerak.</p>
      <h3>1.200 siklus per jam</h3>
      <p>Angka ini berlaku untuk 400 mm naik, 2.000 mm melintang, lalu kembali, dengan 60 kg. Dengan 180 kg dan tumpukan penuh, hitunglah 850.
      Gripper yang mengambil dua karung sekaligus menggandakan hasil jauh sebelum robot yang lebih cepat melakukannya.</p>
      <h3>Pola susun tanpa pemrograman</h3>
      <ul>
        <li>Masukkan ukuran karton, palet, dan juluran tepi pada teach pendant: kontroler mengusulkan lima pola lapisan.</li>
        <li>Lembar sekat, label menghadap ke luar, dan lapisan yang diputar cukup dicentang dalam daftar.</li>
        <li>Hingga empat palet dan dua jalur masuk di sekeliling satu lengan.</li>
      </ul>
      <h3>Keselamatan ikut direncanakan</h3>
      <p>Waktu dan jarak henti dalam format ISO 10218-1 untuk beban 33, 66, dan 100 persen termasuk dalam dokumen. Dari situlah
      <a href="/news/how-far-from-the-light-curtain">jarak tirai cahaya</a> dihitung; ukurlah sekali lagi pada sel yang sudah jadi.</p>`,
  },
  'arc-welding-robot-lw6': {
    name: 'Robot Las Busur LW6',
    slug: 'robot-las-busur-lw6',
    short_description: html`
      <p>Lengan ramping untuk MIG, MAG, dan TIG dengan kabel obor di dalam pergelangan: 6 kg, 1.450 mm, mengelas sejak hari pertama.</p>`,
    description: html`
      <p>LW6 memegang obor las dan tidak yang lain, dan untuk itulah seluruh lengannya dirancang. Kabel melewati lengan bawah dengan lubang 52 mm
      dan keluar di leher obor. Kabel tidak berayun, tidak tersangkut pada jig, dan tahan tiga kali lebih lama daripada kabel di luar lengan.</p>
      <h3>Lasan adalah lintasan, bukan titik</h3>
      <p>Dalam pengelasan yang menentukan ialah seberapa setia alat mengikuti garisnya saat berbelok. LW6 menyimpang paling banyak 0,12 mm dari
      lintasan yang diajarkan pada 20 mm/s. Gerakan ayun, las terputus-putus, dan pengisian berlapis merupakan bagian dari kontroler.</p>
      <h3>Menemukan sambungan sendiri</h3>
      <ul>
        <li>Penginderaan sentuh dengan kawat atau nosel gas, untuk benda yang bergeser beberapa milimeter.</li>
        <li>Pelacakan alur melalui busur untuk las sudut mulai pelat 3 mm.</li>
        <li>Laser garis opsional untuk pelat tipis dan sambungan tumpang.</li>
      </ul>
      <h3>Sumber arus</h3>
      <p>Kontroler berkomunikasi dengan sumber arus las yang umum melalui EtherCAT atau PROFINET. Arus, tegangan, dan kecepatan kawat melekat pada
      lasan dan disimpan bersamanya; log menyimpannya untuk setiap benda, seperti yang diminta ISO 3834-2 demi ketertelusuran.</p>`,
  },
};
