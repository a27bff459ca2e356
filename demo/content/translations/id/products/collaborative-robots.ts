import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const collaborativeRobots: Translations = {
  'collaborative-robot-lc10': {
    name: 'Robot Kolaboratif LC10',
    slug: 'robot-kolaboratif-lc10',
    short_description: html`<p>Bekerja tanpa pagar: sensor torsi di keenam sendi, dapat dituntun dengan tangan, 10 kg pada 1.300 mm.</p>`,
    description: html`
      <p>LC10 dapat merasakan. Sensor torsi di belakang setiap gearbox melaporkan kepada kontroler setiap milidetik apa yang didorong lengan. Jika
      itu bukan yang diharapkan program, lengan berhenti dalam jarak empat milimeter. Lengan dapat dituntun dengan tangan, dari titik ke titik
      atau sepanjang lintasan.</p>
      <h3>Gaya yang dapat Anda atur</h3>
      <ul>
        <li>Gaya kontak dari 20 hingga 150 N, terpisah untuk lengan dan untuk setiap tugas.</li>
        <li>Empat zona aman, misalnya lambat di atas meja dan berhenti di dekat kursi operator.</li>
        <li>Fungsi keselamatan hingga PL d, kategori 3, menurut ISO 13849-1, masing-masing dengan waktu reaksinya di buku petunjuk.</li>
      </ul>
      <h3>Sebuah lengan belum menjadi aplikasi</h3>
      <p>Gripper dan benda kerja juga diperhitungkan. Pelat bertepi tajam di gripper memerlukan pagar, apa pun yang membawanya. Batas kontak yang
      dahulu ada di ISO/TS 15066 sejak 2025 menjadi bagian ISO 10218-2; kami mengukurnya di tempat kerja yang sudah jadi dan menyerahkan
      laporannya kepada Anda.</p>
      <h3>Dari peti ke produk pertama dalam setengah hari</h3>
      <p>Satu orang cukup untuk mengangkat lengan, satu lingkar baut untuk memasangnya, satu stopkontak untuk memasok dayanya. Teach pendant
      menanyakan berat alat, lalu menimbangnya sendiri. Program berupa blok pada lini masa; yang menginginkan lebih akan menemukan bahasa
      lengkap di baliknya.</p>`,
  },
  'collaborative-robot-lc20': {
    name: 'Robot Kolaboratif LC20',
    slug: 'robot-kolaboratif-lc20',
    short_description: html`
      <p>Lengan panjang dalam keluarganya: 20 kg pada 1.750 mm, untuk paletisasi dan pelayanan mesin tanpa pagar.</p>`,
    description: html`
      <p>LC20 mengangkat apa yang tidak semestinya diangkat orang empat ratus kali per sif. Robot ini menumpuk karton 15 kg di palet di samping
      petugas pengemasan, atau membuka pintu mesin bubut, menukar benda kerja, lalu menutupnya lagi, sementara orang berlalu-lalang.</p>
      <h3>Dua kecepatan, satu lengan</h3>
      <p>Dengan pengawasan <a href="/products/safety-laser-scanner-lz270">pemindai laser</a>, LC20 bekerja pada 2,5 m/s selama tidak ada orang di
      dekatnya, melambat menjadi 0,25 m/s pada jarak tiga meter, dan meneruskan sebagai lengan kolaboratif pada jarak satu meter. Pemantauan
      kecepatan dan jarak menurut ISO 10218-2 sudah tertanam; jaraknya dihitung di teach pendant.</p>
      <h3>Paletisasi sebagai tugas siap pakai</h3>
      <ul>
        <li>Dengan kolom angkat LCX 800 mm tumpukan mencapai 2,1 m.</li>
        <li>Sepuluh karton per menit seberat 12 kg dengan <a href="/products/vacuum-gripper-lg-v8">gripper vakum LG-V8</a>.</li>
        <li>Pergantian jenis karton dalam tiga menit: pindai kodenya, dorong palet baru ke dalam.</li>
      </ul>
      <h3>Terasa sama seperti LC10</h3>
      <p>Teach pendant, program, dan konektor alat sama dengan milik <a href="/products/collaborative-robot-lc10">LC10</a>. Siapa yang bisa
      bekerja dengan yang satu bisa bekerja dengan yang lain, dan program dapat dipindahkan setelah titik-titiknya diajarkan ulang.</p>`,
  },
  'electric-gripper-lg2': {
    name: 'Gripper Elektrik LG2',
    slug: 'gripper-elektrik-lg2',
    short_description: html`<p>Langkah 140 mm, gaya dari 20 hingga 235 N, diatur lewat perangkat lunak. Satu kabel, tanpa udara tekan.</p>`,
    description: html`
      <p>LG2 mengambil sebutir telur, lalu sebuah benda cor, tanpa mengganti rahang dan tanpa udara tekan. Posisi, kecepatan, dan gaya adalah tiga
      angka dalam program robot, dan gripper menjawab dengan apa yang ditemukannya: lebar benda dan apakah benda itu tergelincir.</p>
      <h3>Mengukur sambil memegang</h3>
      <p>Rahang melaporkan jaraknya sampai sepersepuluh milimeter. Itu cukup untuk membedakan bantalan 35 mm dari bantalan 36 mm, atau mengetahui
      bahwa sebuah benda tidak ada, tanpa sensor tambahan.</p>
      <h3>Tetap memegang tanpa daya</h3>
      <ul>
        <li>Spindel pengunci sendiri menahan benda setelah henti darurat dan setelah listrik padam.</li>
        <li>Rahang dipasang dengan dua sekrup; gambar untuk rahang buatan Anda sendiri disertakan.</li>
        <li>Penutup bertepi bulat, tanpa celah yang lebih lebar dari 4 mm, untuk bekerja di dekat orang.</li>
      </ul>
      <h3>Berapa yang boleh diangkat</h3>
      <p>Dengan gesekan, rahang baja, dan faktor keamanan dua, 235 N menahan 2,3 kg dalam keadaan diam dan kira-kira separuhnya saat bergerak
      cepat. Dengan rahang yang mengikuti bentuk benda, kemampuannya 5 kg. <a href="/news/choosing-a-gripper">Perhitungannya</a> hanya perlu lima
      menit.</p>`,
  },
  'force-torque-sensor-lft6': {
    name: 'Sensor Gaya-Torsi LFT6',
    slug: 'sensor-gaya-torsi-lft6',
    short_description: html`<p>Tiga gaya dan tiga torsi di pergelangan, 1.000 kali per detik, dengan resolusi 0,05 N.</p>`,
    description: html`
      <p>LFT6 terpasang di antara flensa dan alat, dan memberi tahu robot bagaimana ia mendorong. Dengan sensor ini sebuah lengan menggerinda dengan
      gaya tetap 30 N di sepanjang tepi melengkung, menemukan lubang dengan meraba bibirnya, atau menganggap benda sudah terpasang ketika gayanya
      naik sebagaimana mestinya.</p>
      <h3>Regangan dalam baja pejal</h3>
      <p>Dua puluh empat pengukur regangan pada satu badan baja hasil frais mengukur lenturannya. Semuanya membentuk enam jembatan penuh; pengaruh
      satu arah terhadap arah lain tetap di bawah satu persen, dan titik nol bergeser kurang dari 0,1 N untuk setiap derajat kenaikan suhu.</p>
      <h3>Sulit dirusak</h3>
      <ul>
        <li>Penahan mekanis mengambil alih pada 1,6 kali rentang ukur.</li>
        <li>Beban lebih hingga 900 N dari samping tidak meninggalkan bekas; di atas itu log mencatat waktunya.</li>
        <li>Tertutup rapat hingga IP65, sehingga kabut cairan pendingin dan debu gerinda tetap di luar.</li>
      </ul>
      <h3>Untuk lengan apa pun</h3>
      <p>Pada robot kami sensor dikenali begitu ditancapkan, berat alat dikurangkan pada setiap posisi, dan blok kendali gaya muncul di teach
      pendant. Lengan dari produsen lain membacanya melalui EtherCAT atau UDP biasa.</p>`,
  },
};
