import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const mobileRobots: Translations = {
  'mobile-robot-lm600': {
    name: 'Robot Bergerak LM600',
    slug: 'robot-bergerak-lm600',
    short_description: html`<p>Mengangkut 600 kg, memetakan satu gedung dalam sekali jalan, dan berbagi lorong dengan orang.</p>`,
    description: html`
      <p>LM600 adalah meja beroda yang tahu di mana ia berada. Robot ini masuk ke bawah rak atau troli, mengangkatnya 60 mm, dan membawanya ke
      stasiun berikutnya dengan kecepatan orang berjalan melalui jalan bebas yang terpendek. Tanpa kawat, tanpa pita, tanpa reflektor: ia
      mengenali posisinya dari dinding, kolom, dan rak.</p>
      <h3>Sekali jalan, satu peta</h3>
      <p>Dorong robot sekali mengelilingi gedung; untuk 10.000 m² diperlukan setengah jam. Stasiun, lorong satu arah, dan tempat yang harus
      dilewati pelan-pelan digambar pada peta di layar. Jika sebuah rak dipindahkan, peta menyesuaikan sendiri.</p>
      <h3>Di tengah orang</h3>
      <ul>
        <li>Dua pemindai pengaman melihat ke segala arah pada 200 mm di atas lantai; medannya membesar menurut kecepatan dan beban.</li>
        <li>Kamera 3D di depan mengenali garpu, palet yang menjorok, dan kaki.</li>
        <li>Dibuat menurut ISO 3691-4, fungsi keselamatan hingga PL d. Lampu di sepanjang tepi menunjukkan ke mana ia akan berbelok.</li>
      </ul>
      <h3>Satu sif dengan sekali isi</h3>
      <p>Dengan 400 kg dan separuh perjalanan tanpa muatan, baterai bertahan delapan jam. Sepuluh menit di
      <a href="/products/charging-station-lch48">stasiun pengisian daya LCH48</a> menambah tujuh puluh menit, sehingga sebagian besar armada
      mengisi daya di sela pekerjaan dan tidak pernah berhenti. Cara menghitung jumlah armada ada dalam
      <a href="/news/sixty-mobile-robots-in-karawang">laporan dari Karawang</a>.</p>`,
  },
  'driverless-forklift-lf1400': {
    name: 'Forklift Tanpa Pengemudi LF1400',
    slug: 'forklift-tanpa-pengemudi-lf1400',
    short_description: html`
      <p>Memindahkan palet 1.400 kg dari lini ke rak dan mengangkatnya hingga 1,6 m, di area tempat orang berlalu-lalang.</p>`,
    description: html`
      <p>LF1400 menjemput palet penuh dari ujung lini, menaruhnya di tingkat kedua rak, dan membawa kembali palet kosong. Forklift ini menemukan
      lubang palet dengan kamera 3D, bahkan ketika palet bergeser 100 mm dan miring lima derajat.</p>
      <h3>Melihat sebelum mengangkat</h3>
      <p>Sebelum garpu naik, forklift memeriksa palet, muatan, dan tempat kosong: plastik yang menjuntai, papan yang patah, atau tempat yang sudah
      terisi mengakhiri tugas dengan sebuah gambar untuk petugas pengatur, bukan dengan tabrakan.</p>
      <h3>Aturan di lorong</h3>
      <ul>
        <li>Memberi jalan kepada orang dan forklift manual; cahaya biru di lantai empat meter di depannya.</li>
        <li>Pintu, lift, dan tirai api ditanya melalui jaringan pabrik dan harus menjawab sebelum ia bergerak.</li>
        <li>Saat alarm kebakaran seluruh armada mengosongkan jalur evakuasi dalam empat puluh detik, lalu parkir.</li>
      </ul>
      <h3>Dijual bersama tata letaknya</h3>
      <p>Harga dan jumlah kendaraan bergantung pada lalu lintasnya. Kirimkan denah gedung dan jumlah perpindahan per jam: dalam sepuluh hari kerja
      Anda menerima simulasi dengan waktu tempuh, waktu tunggu, dan jumlah stasiun pengisian daya.</p>`,
  },
  'tugger-robot-lt1000': {
    name: 'Robot Penarik LT1000',
    slug: 'robot-penarik-lt1000',
    short_description: html`
      <p>Menarik rangkaian troli hingga 1.000 kg di sepanjang lini, menyambung dan melepas tanpa bantuan tangan.</p>`,
    description: html`
      <p>LT1000 menjalankan rute keliling: kotak penuh pergi, kotak kosong pulang, setiap dua puluh menit, siang dan malam. Robot ini menarik hingga
      empat troli yang ikut membelok di belakangnya, sehingga rangkaian dapat menikung di lorong selebar 2,6 meter.</p>
      <h3>Menyambung sendiri</h3>
      <p>Pengaitnya menemukan batang tarik dengan kamera dan kerucut pemusat, mengurangi bebannya dengan langkah 40 mm, dan memeriksa tarikan sebelum
      rangkaian berangkat. Troli yang sudah Anda miliki diberi batang yang dilas dalam setengah jam.</p>
      <h3>Rangkaian perlu ruang untuk berhenti</h3>
      <ul>
        <li>Medan pengaman mengenal bebannya: kosong, satu sampai empat troli, lantai basah.</li>
        <li>Pemindai samping mengawasi troli di tikungan, tempat roda dalam memotong sudut.</li>
        <li>Troli dengan rem diperlukan di atas 1.000 kg atau kemiringan 3 %.</li>
      </ul>
      <h3>Menurut jadwal atau atas panggilan</h3>
      <p>Perhentian, waktu, dan prioritas berasal dari pengelola armada; tombol panggil atau kontroler lini dapat meminta putaran tambahan melalui OPC
      UA atau VDA 5050. Setiap putaran mencatat waktunya, sehingga Anda melihat di mana rangkaian menunggu.</p>`,
  },
  'charging-station-lch48': {
    name: 'Stasiun Pengisian Daya LCH48',
    slug: 'stasiun-pengisian-daya-lch48',
    short_description: html`
      <p>100 A pada 48 V untuk setiap kendaraan dalam keluarganya: datang, isi daya sepuluh menit, jalan lagi.</p>`,
    description: html`
      <p>LCH48 mengisi daya di sela dua pekerjaan. Kendaraan merapat dengan kontaknya pada rel berpegas, kedua pihak menyepakati jenis baterai dan
      suhunya, dan baru setelah itu ada tegangan pada tembaga. Tidak perlu ada orang di sana.</p>
      <h3>Berapa stasiun yang diperlukan satu armada</h3>
      <p>Patokannya: satu stasiun untuk empat robot pengangkut atau tiga robot penarik yang bekerja dua sif. Sebuah LM600 memakai rata-rata 7 A
      sepanjang hari. Stasiun yang terpakai separuh waktu memberi 50 A, cukup untuk tujuh robot di atas kertas, dan empat setelah antrean,
      istirahat, dan baterai yang menua diperhitungkan.</p>
      <h3>Ramah bagi baterai dan jaringan listrik</h3>
      <ul>
        <li>Arus diturunkan sebelum 80 % dan di bawah 5 °C, sesuai sifat sel litium besi fosfat.</li>
        <li>Faktor daya 0,99, arus harmonik di bawah 5 %, mulai tanpa lonjakan.</li>
        <li>Batas dari pengelola energi diikuti dalam satu detik, untuk pabrik yang membayar beban puncak.</li>
      </ul>
      <h3>Tempat pemasangan</h3>
      <p>Di dinding, dengan lantai bebas 1,5 m di depannya dan tanpa bahan mudah terbakar dalam jarak setengah meter. Stasiun dibaut dengan empat
      angkur M10 dan didatarkan hingga ±5 mm.</p>`,
  },
};
