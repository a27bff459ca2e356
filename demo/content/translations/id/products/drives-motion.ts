import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const drivesMotion: Translations = {
  'servo-drive-lv3': {
    name: 'Penggerak Servo LV3',
    slug: 'penggerak-servo-lv3',
    short_description: html`<p>2 kW, EtherCAT pada 125 µs, safe torque off hingga SIL 3. Satu kabel ke motor.</p>`,
    description: html`
      <p>LV3 menutup loop arusnya setiap 31,25 µs dan menerima posisi baru dari EtherCAT setiap 125 µs. Untuk poros pada 3.000 rpm itu berarti
      nilai acuan baru setiap 2,25 derajat: cukup halus untuk tanda cetak dan pemotongan sambil berjalan.</p>
      <h3>Menyetel diri sendiri</h3>
      <p>Dengan motor <a href="/products/servo-motor-lm4">LM4</a>, penggerak membaca pelat nama dari encoder. Dua puluh detik gerakan kecil kemudian
      mengukur inersia dan resonansi, lalu menetapkan penguatan dan hingga empat filter notch. Kebanyakan sumbu tidak perlu disentuh lagi.</p>
      <h3>Fungsi keselamatan terpasang</h3>
      <ul>
        <li>Safe torque off melalui dua kabel, SIL 3 menurut IEC 61800-5-2, PL e.</li>
        <li>Dengan modul keselamatan: safe stop 1 dan 2, kecepatan terbatas aman, dan arah aman melalui FSoE.</li>
        <li>Waktu reaksi safe torque off: 5 ms sampai motor tanpa torsi. Tambahkan waktu sampai putarannya habis.</li>
      </ul>
      <h3>Hemat tempat di lemari kontrol</h3>
      <p>Penggerak berdiri rapat tanpa celah dan berbagi DC link melalui batang penghubung di depan. Deretan lima penggerak memerlukan satu filter
      jaringan, satu kontaktor, dan satu resistor rem, bukan lima. Pengabelan jaringannya adalah
      <a href="/news/wiring-a-servo-network">bahasan tersendiri</a>.</p>`,
  },
  'servo-motor-lm4': {
    name: 'Motor Servo LM4',
    slug: 'motor-servo-lm4',
    short_description: html`<p>6,4 Nm pada 3.000 rpm, encoder absolut 24-bit, IP65, pelat nama tersimpan dalam elektroniknya.</p>`,
    description: html`
      <p>LM4-2K0 adalah motor untuk sumbu linear dan konveyor kami sendiri: 2 kW pada flensa 130 mm. Sepuluh kutub dan rotor miring menekan torsi
      cogging hingga di bawah satu persen torsi nominal, sehingga gerakan lambat tetap halus tanpa trik di penggerak.</p>
      <h3>Tahu posisinya</h3>
      <p>Encoder menghitung 16,7 juta posisi dalam satu putaran dan 4.096 putaran tanpa baterai. Setelah listrik padam sumbu tetap tahu tempatnya;
      pencarian titik acuan hanya dilakukan sekali, pada hari perakitan.</p>
      <h3>Memilih ukuran</h3>
      <ul>
        <li>Torsi efektif (RMS) selama satu siklus di bawah 6,4 Nm, dengan cadangan sepuluh persen.</li>
        <li>Torsi puncak di bawah 19 Nm, juga pada kecepatan tertinggi dalam siklus.</li>
        <li>Inersia beban tidak lebih dari sepuluh kali inersia rotor: di sini 94 kg·cm². Lima kali sudah sangat nyaman.</li>
      </ul>
      <h3>Rem dan seal</h3>
      <p>Rem penahan (varian B) dibuat untuk menahan posisi diam: 9 Nm, 500 henti darurat sepanjang umurnya. Seal poros membuat bagian depan mencapai
      IP65; di belakang gearbox kering seal itu tidak perlu dipasang, karena hanya merugikan 0,1 Nm.</p>`,
  },
  'frequency-inverter-lq7': {
    name: 'Inverter Frekuensi LQ7',
    slug: 'inverter-frekuensi-lq7',
    short_description: html`
      <p>Kendali vektor tanpa sensor 7,5 kW untuk kipas, pompa, dan konveyor. Cukup tujuh parameter dan langsung jalan.</p>`,
    description: html`
      <p>LQ7 memutar motor asinkron dan motor magnet permanen pada kecepatan yang diperlukan proses. Kipas pada kecepatan 80 % hanya memakai separuh
      daya dibandingkan pada kecepatan penuh, karena daya berbanding dengan pangkat tiga kecepatan: 0,8 × 0,8 × 0,8 = 0,51.</p>
      <h3>Tujuh angka</h3>
      <p>Daya, tegangan, arus, frekuensi, dan putaran dari pelat nama, lalu dua waktu ramp. Inverter mengukur belitannya sendiri. Kurva pompa dan
      kipas, pengendali PID, dan fungsi tidur tersedia bila diinginkan.</p>
      <h3>Torsi sejak diam</h3>
      <ul>
        <li>180 % torsi nominal pada 0,5 Hz tanpa encoder, untuk sabuk bermuatan dan mesin pengaduk.</li>
        <li>Menangkap kipas yang sudah berputar, juga yang berputar terbalik.</li>
        <li>Bertahan saat tegangan jaringan turun sampai 70 % selama dua detik.</li>
      </ul>
      <h3>Tetangga yang baik di jaringan listrik</h3>
      <p>Choke di DC link menurunkan distorsi arus dari sekitar 90 % menjadi 38 %. Filternya memenuhi IEC 61800-3, kategori C2, dengan kabel motor
      berpelindung hingga 50 m. Di atas itu pakailah choke keluaran.</p>`,
  },
  'linear-axis-la80': {
    name: 'Sumbu Linear LA80',
    slug: 'sumbu-linear-la80',
    short_description: html`
      <p>Langkah 1.200 mm, 5 m/s, keterulangan 0,02 mm. Penggerak sabuk, dua rel, motor di salah satu dari empat posisi.</p>`,
    description: html`
      <p>LA80 memindahkan gripper dari satu sabuk ke sabuk berikutnya, atau tiga di antaranya membentuk gantri. Sabuk berpenguat baja menarik kereta pada
      dua rel gerinda di dalam profil aluminium 80 mm; pita baja menutup celahnya.</p>
      <h3>Yang berulang dan yang akurat</h3>
      <p>Sumbu kembali ke tempat yang sama dalam 0,02 mm. Di antara dua tempat penyimpangannya bisa 0,3 mm per meter, karena sabuk tetaplah sabuk. Yang
      memerlukan keduanya memakai skala absolut LAS, yang menekan kesalahan menjadi 0,03 mm per meter.</p>
      <h3>Momen menentukan umur</h3>
      <ul>
        <li>Dirancang untuk 20.000 km pada momen dalam tabel; separuh momen memberi jarak delapan kali lipat.</li>
        <li>Dua kereta pada satu sumbu menahan momen dua kali lipat terhadap sumbu melintang.</li>
        <li>Gemuk lewat dua nipel di kereta setiap 2.500 km, atau lewat kartrid setahun sekali.</li>
      </ul>
      <h3>Datang sebagai satu unit</h3>
      <p>Dengan motor <a href="/products/servo-motor-lm4">LM4</a>, kopling, dan data penggerak yang sudah diatur, atau dengan adaptor untuk motor
      yang Anda miliki. Langkah dari 100 hingga 5.500 mm dengan selisih satu milimeter dan waktu pengiriman yang sama.</p>`,
  },
};
