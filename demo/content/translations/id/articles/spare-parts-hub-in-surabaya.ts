import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const sparePartsHub: UnitTexts = {
  title: 'Pusat suku cadang dibuka di Surabaya',
  slug: 'pusat-suku-cadang-di-surabaya',
  excerpt: 'Sebelas ribu suku cadang dalam sehari ke setiap pabrik di sebelah timur Semarang.',
  content: html`
    <p>Gearbox untuk sumbu 3 beratnya 38 kilogram. Dari Cikarang ke Makassar dahulu diperlukan tiga hari, dua di antaranya menunggu penerbangan yang masih
    punya tempat. Mulai Kamis gearbox itu berangkat dari Surabaya, dua puluh menit dari bandara dan empat puluh menit dari pelabuhan.</p>
    <h2>Apa yang ada di sana</h2>
    <p>Gudang ini memuat 11.200 jenis barang di area 1.800 meter persegi. Gudang ini bukan salinan kecil dari Cikarang; isinya apa yang mungkin diperlukan
    mesin-mesin di timur. Untuk setiap perangkat dari 2.300 yang kami ketahui di antara Semarang dan Sorong ada daftar suku cadang, dan setiap suku cadang
    punya alasannya.</p>
    <ul>
      <li>Semua yang menghentikan lini dan tidak dapat dijembatani: gearbox, motor, penggerak, perangkat keselamatan, teach pendant.</li>
      <li>Semua yang aus: sabuk, mangkuk isap, seal, rem, baterai lengan lama, kipas.</li>
      <li>Satu lengan LR20 lengkap, satu LC10, dan satu kontroler LRC5, untuk dipinjamkan ketika perbaikan lebih lama.</li>
    </ul>
    <h2>Berapa banyak untuk masing-masing</h2>
    <p>Pertanyaannya terdengar sulit dan dijawab dengan hitungan singkat. Ambil penggerak yang rusak sekali dalam 60 tahun operasi, dan 400 di antaranya ada di
    wilayah itu. Hasilnya 400 / 60 = 6,7 kerusakan per tahun. Penggerak baru dari pabrik memerlukan tiga minggu, dan selama itu diperkirakan terjadi 6,7 ×
    3 / 52 = 0,38 kerusakan.</p>
    <table>
      <thead><tr><th>Jumlah di rak</th><th>Kemungkinan tidak cukup untuk tiga minggu</th></tr></thead>
      <tbody>
        <tr><td>0</td><td>32 %</td></tr>
        <tr><td>1</td><td>5,6 %</td></tr>
        <tr><td>2</td><td>0,7 %</td></tr>
        <tr><td>3</td><td>0,06 %</td></tr>
      </tbody>
    </table>
    <p>Sasaran kami satu persen untuk komponen yang menghentikan lini, jadi dua buah ada di rak. Untuk lampu sepuluh persen sudah cukup. Hitungan yang sama
    berlaku bagi gudang Anda sendiri: jumlah perangkat, kerusakan per tahun, minggu sampai yang berikutnya datang.</p>
    <blockquote>Suku cadang bukan asuransi terhadap kerusakan. Suku cadang adalah asuransi terhadap menunggu.</blockquote>
    <h2>Pesan sebelum pukul lima, tiba sebelum pukul delapan</h2>
    <p>Pesanan sampai pukul 17.00 dikirim pada hari yang sama. Lewat darat tiba di Malang atau Semarang sebelum sif pagi; lewat udara di Denpasar, Makassar, dan
    Balikpapan sebelum tengah hari. Pada bulan uji coba Juni, 412 dari 425 pesanan tiba dalam 24 jam. Dari tiga belas lainnya enam menunggu feri, empat
    menunggu dokumen pabean kawasan bebas, dan tiga adalah kesalahan kami.</p>
    <img src="demo:products/servo-drive.webp" alt="Penggerak servo LV3, salah satu suku cadang yang disimpan di Surabaya">
    <h2>Gudang yang mengambil sendiri</h2>
    <p>Kotak datang ke petugas pengemasan di atas dua <a href="/products/mobile-robot-lm600">robot pengangkut</a>, dan sebuah
    <a href="/products/smart-camera-lk5">kamera cerdas</a> membaca setiap label sebelum tutupnya dipasang. Sejak itu tidak ada barang yang salah kirim.
    Sulit menjelaskan mengapa produsen otomasi masih menjinjing kotak ke sana kemari.</p>
    <h2>Memperbaiki, bukan mengganti</h2>
    <p>Di sebelahnya ada meja kerja untuk penggerak, panel, dan kontroler. Dua teknisi memperbaiki apa yang dapat diperbaiki: tahun lalu pada 71 persen
    penggerak yang dikembalikan hanya satu komponen yang rusak, senilai kurang dari 400.000 rupiah. Pelanggan langsung menerima perangkat pengganti dan
    hanya membayar perbaikannya.</p>
    <h2>Untuk rak Anda sendiri</h2>
    <p>Pada setiap lini yang kami kirim disertakan daftar suku cadang yang dianjurkan dalam tiga kelompok: simpan sendiri, kami simpankan, pesan bila
    diperlukan. Jika daftar Anda lebih tua dari dua tahun, kirimkan nomor serinya. Kami memperbaruinya tanpa biaya, dan biasanya daftar itu menjadi lebih
    pendek. <a href="/news/a-maintenance-plan-by-hours">Rencana perawatan</a> menunjukkan kapan bagian aus harus diganti.</p>
    <p>Jam bukanya sama dengan Cikarang, dan pada malam hari kuncinya dipegang insinyur di telepon servis.</p>`,
};
