import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const idleKilowatts: UnitTexts = {
  title: 'Ke mana perginya kilowatt yang menganggur',
  slug: 'kilowatt-yang-menganggur',
  excerpt:
    'Dua belas alat ukur, empat minggu, dan satu lembar kerja: bagaimana pabrik cetak plastik memangkas tagihannya 17 persen tanpa mesin baru.',
  content: html`
    <p>Semua orang tahu berapa yang dipakai pabrik dalam sebulan. Hampir tidak ada yang tahu berapa yang dipakainya pada pukul tiga pagi hari Minggu. Padahal di
    sanalah uang yang mudah: tidak ada yang memerlukan daya itu, jadi tidak ada yang akan kehilangan. Sebuah pabrik cetak plastik di Tangerang mengizinkan
    kami mengukur.</p>
    <h2>Mengukur: dua belas alat, empat minggu</h2>
    <p>Kami memasang <a href="/products/energy-meter-le3">meter energi LE3</a> pada masing-masing dari sebelas pemakai terbesar dan satu di sakelar utama.
    Transformator arusnya menutup di sekeliling kabel, jadi pemasangannya selesai di sela dua sif. Satu nilai per menit, empat minggu, 480.000 angka.</p>
    <p>Tiga angka dari setiap alat ukur sudah cukup untuk memulai:</p>
    <ul>
      <li><strong>Dasar</strong>: daya terkecil pada jam paling sepi dalam seminggu.</li>
      <li><strong>Menganggur</strong>: daya ketika mesin menyala dan tidak menghasilkan apa-apa.</li>
      <li><strong>Energi per produk</strong>: kilowatt-jam satu sif dibagi jumlah produk baik.</li>
    </ul>
    <h2>Apa yang terlihat</h2>
    <table>
      <thead><tr><th>Pemakai</th><th>Energi per tahun</th><th>Di antaranya saat tidak berproduksi</th></tr></thead>
      <tbody>
        <tr><td>14 mesin cetak injeksi</td><td>1.310 MWh</td><td>190 MWh</td></tr>
        <tr><td>Kompresor</td><td>420 MWh</td><td>165 MWh</td></tr>
        <tr><td>Air pendingin, pompa, dan menara</td><td>310 MWh</td><td>88 MWh</td></tr>
        <tr><td>Pengering granulat</td><td>240 MWh</td><td>72 MWh</td></tr>
        <tr><td>Konveyor dan robot</td><td>95 MWh</td><td>31 MWh</td></tr>
        <tr><td>Lampu, kantor, lainnya</td><td>185 MWh</td><td>40 MWh</td></tr>
        <tr><td>Jumlah</td><td>2.560 MWh</td><td>586 MWh</td></tr>
      </tbody>
    </table>
    <p>Dua puluh tiga persen untuk sesuatu yang sia-sia. Kompresorlah yang mengejutkan: pada hari Minggu ia berjalan dengan 18,8 kW untuk memasok kebocoran.
    165.000 kWh dibagi 8.760 jam hasilnya tepat sebesar itu. Pada hari lain kebocoran itu juga dipasok.</p>
    <h2>Empat tindakan, menurut urutan harganya</h2>
    <ol>
      <li><strong>Mematikan.</strong> Sebuah katup menutup udara tekan gedung ketika tidak ada mesin yang berjalan. Konveyor berhenti jika selama dua menit
      tidak ada yang lewat. Robot tidur. Bersama-sama 158 MWh, dengan dua katup dan setengah hari pemrograman.</li>
      <li><strong>Memperbaiki.</strong> 71 kebocoran ditemukan dengan penerima ultrasonik dalam dua malam. Lubang 1 mm pada 6 bar membuang sekitar 75 liter per
      menit, setengah kilowatt di kompresor, Rp4,9 juta setahun. Bersama-sama 96 MWh.</li>
      <li><strong>Menurunkan.</strong> Jaringannya bertekanan 7,5 bar karena satu silinder tua memerlukannya. Silinder itu diganti, tekanan diatur menjadi 6,3.
      Patokannya: satu bar lebih rendah menghemat tujuh persen. Bersama-sama 31 MWh.</li>
      <li><strong>Mengatur.</strong> Tiga pompa pendingin mendapat <a href="/products/frequency-inverter-lq7">inverter frekuensi LQ7</a>. Aliran yang diperlukan
      rata-rata 72 persen, dan daya berbanding dengan pangkat tiga: 0,72³ = 0,37. Dengan rugi-rugi dan tinggi tekan statis, alat ukur menunjukkan 0,48.
      Bersama-sama 150 MWh.</li>
    </ol>
    <h2>Jumlahnya</h2>
    <p>435 MWh dari 2.560 adalah 17 persen. Dengan Rp1.115 per kilowatt-jam hasilnya 485 juta rupiah setahun. Yang dikeluarkan 83 juta untuk alat ukur, 14 untuk
    katup dan seal, 118 untuk inverter, dan 45 untuk tenaga kerja: 260 juta. Uang itu kembali dalam enam setengah bulan.</p>
    <blockquote>Ukurlah dahulu. Kami berempat bertaruh pada pengering, dan keempatnya kalah.</blockquote>
    <h2>Bagaimana hasilnya bertahan</h2>
    <p>Setahun setelah kampanye seperti ini separuh kebocoran sudah kembali. Maka tiga hal dipertahankan: alat ukur di kompresor mengirim pesan ketika beban dasar
    hari Minggu melebihi 6 kW; energi per produk tampil di <a href="/products/operator-panel-lh12">panel operator</a> di samping waktu siklus; dan perburuan
    kebocoran masuk dalam <a href="/news/a-maintenance-plan-by-hours">rencana perawatan</a>, dua kali setahun. Pembaca ISO 50001 akan mengenali garis dasar,
    indikator, dan tinjauan. Standar itu membantu, tetapi angka hari Minggu saja sudah membawa Anda jauh.</p>
    <h3>Mulailah hari Senin</h3>
    <p>Masuklah ke pabrik pada hari Minggu pukul tiga, tanpa menyalakan apa pun, dan dengarkan. Yang mendesis adalah udara, yang mendengung adalah motor, yang
    hangat adalah uang. Buatlah daftar. Lalu ukurlah lima yang terbesar di dalamnya.</p>`,
};
