import { html } from '../../html.ts';
import type { Translations } from '../types.ts';

export const categories: Translations = {
  'industrial-robots': {
    name: 'Robot Industri',
    slug: 'robot-industri',
    description: html`
      <p>Robot enam sumbu, SCARA, delta, dan paletisasi dari 3 hingga 210 kg, semuanya dengan kontroler yang sama. Mulailah dari benda kerja dan
      gripper sekaligus: massa dan titik beratnya menentukan kelas beban, jarak antara pengambilan dan peletakan menentukan jangkauan.</p>
      <p>Pekerjaan mendatar yang cepat adalah bagian SCARA dan delta. Benda yang harus diputar, dilayani ke mesin, atau dilas memerlukan enam
      sumbu. Lapisan penuh di atas palet memerlukan empat sumbu yang kuat.</p>`,
  },
  'collaborative-robots': {
    name: 'Robot Kolaboratif',
    slug: 'robot-kolaboratif',
    description: html`
      <p>Lengan yang berbagi meja kerja dengan orang, beserta alat untuk pergelangannya. Lengan ini merasakan sentuhan di setiap sendi dan
      berhenti sebelum menyakiti, sehingga banyak tugas berjalan tanpa pagar asalkan penilaian risiko membolehkannya.</p>
      <p>Pilihlah lengan ini di tempat orang dan benda sering berganti dan temponya tempo manusia. Jika siklus harus di bawah tiga detik, robot
      industri berpagar lebih cepat dan biasanya lebih murah.</p>`,
  },
  'mobile-robots': {
    name: 'Robot Bergerak',
    slug: 'robot-bergerak',
    description: html`
      <p>Robot pengangkut, robot penarik, dan forklift tanpa pengemudi yang menggantikan konveyor tetap dan lalu lintas forklift. Semuanya
      mencari jalan dari dinding dan rak yang sudah ada: tanpa kawat di lantai, tanpa pita yang harus diperbarui.</p>
      <p>Muatan berkaki atau beroda hingga 600 kg diangkut robot pengangkut, rangkaian troli ditarik robot penarik, palet dibawa di atas garpu.
      Hitunglah perpindahan per jam pada waktu tersibuk sebelum menghitung jumlah kendaraan.</p>`,
  },
  'control-hmi': {
    name: 'Kontrol dan HMI',
    slug: 'kontrol-dan-hmi',
    description: html`
      <p>Kontroler, remote I/O, panel operator, dan lemari kontrol robot, diprogram dengan satu perangkat dalam bahasa-bahasa IEC 61131-3.
      Program dapat dipindahkan dari LX1 yang kompak ke LX5 yang modular tanpa ditulis ulang.</p>
      <p>Hingga sekitar enam puluh sinyal dan tanpa sumbu tersinkronisasi: kontroler kompak. Sumbu servo, resep, atau jaringan pabrik: kontroler
      modular.</p>`,
  },
  'drives-motion': {
    name: 'Penggerak dan Kontrol Gerak',
    slug: 'penggerak-dan-kontrol-gerak',
    description: html`
      <p>Sumbu servo, inverter frekuensi, dan unit linear yang sudah diselaraskan satu sama lain di pabrik. Penggerak dan motor dengan huruf
      ukuran yang sama tidak perlu disetel untuk gerakan pertamanya.</p>
      <p>Posisi dan hubungan putaran memerlukan sumbu servo. Kipas, pompa, dan konveyor yang hanya memerlukan kecepatan lebih cocok dengan
      inverter seharga separuhnya.</p>`,
  },
  'machine-safety': {
    name: 'Keselamatan Mesin',
    slug: 'keselamatan-mesin',
    description: html`
      <p>Pemindai, tirai cahaya, sakelar pintu, dan relai hingga PL e dan SIL 3. Masing-masing disertai sertifikat, waktu reaksi, dan laju
      kegagalannya dalam berkas yang dapat dibaca program perhitungan yang umum.</p>
      <p>Mulailah dari penilaian risiko ISO 12100, bukan dari katalog: di sana tertulis performance level mana yang diperlukan dan apakah orang
      harus dijauhkan, dideteksi, atau diizinkan masuk saat mesin diam.</p>`,
  },
  'vision-sensing': {
    name: 'Visi Mesin dan Sensor',
    slug: 'visi-mesin-dan-sensor',
    description: html`
      <p>Kamera yang mengukur dan membaca, sensor profil yang melihat ketinggian, dan sensor sederhana yang memberi tahu apakah ada sesuatu.
      Semuanya berkomunikasi dengan kontroler kami tanpa gateway.</p>
      <p>Ambillah yang paling sederhana yang menjawab pertanyaannya. Keberadaan benda cukup dengan sensor, kode atau posisi memerlukan kamera
      cerdas, bahan gulungan tanpa ujung memerlukan kamera pindai garis, dan bentuk memerlukan 3D.</p>`,
  },
  'handling-power': {
    name: 'Penanganan Material dan Catu Daya',
    slug: 'penanganan-material-dan-catu-daya',
    description: html`
      <p>Semua yang berdiri di sekitar robot: gripper, konveyor, catu daya, meter energi, dan switch jaringan. Stoknya ada di Cikarang dan
      Surabaya, dan sebagian besar dikirim pada hari pemesanan.</p>
      <p>Masing-masing digambar, dirangkai kabelnya, dan didokumentasikan seperti produk kami lainnya, sehingga satu sel memiliki satu daftar bahan dan
      satu daftar suku cadang.</p>`,
  },
};
