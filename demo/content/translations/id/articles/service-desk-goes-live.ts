import type { UnitTexts } from '#contract/rules/translations.ts';
import { html } from '../../../html.ts';

export const serviceDesk: UnitTexts = {
  title: 'Empat puluh lini pada satu layar: pusat layanan mulai beroperasi',
  slug: 'pusat-layanan-mulai-beroperasi',
  excerpt: 'Pelanggan di Medan dan Makassar kini berbagi satu pusat layanan yang melihat gangguan sebelum sif melihatnya.',
  content: html`
    <p>Sejak Senin satu ruangan di lantai atas gedung lama tidak mengenal malam. Tujuh insinyur dalam tiga sif mengawasi empat puluh lini, dari Medan hingga
    Makassar. Mereka tidak menunggu telepon: hampir setiap hari merekalah yang menelepon.</p>
    <h2>Apa yang dilihat pusat layanan</h2>
    <p>Setiap lini yang ikut serta mengirim beberapa ratus angka per menit: suhu, arus, penghitung frame jaringan yang rusak, waktu siklus, dan daftar
    gangguan. Tidak ada gambar, tidak ada resep, tidak ada nama orang. Daftar yang dikirim merupakan bagian kontrak, dan pabrik dapat mematikan sendiri
    setiap kelompoknya.</p>
    <p>Sambungan dibuka dari dalam pabrik, terenkripsi, ke satu alamat di Jakarta. Tidak seorang pun dapat masuk melaluinya kecuali sakelar kunci di lini
    diputar; setelah itu bagian layanan punya tiga puluh menit, dan semua yang dilakukan tercatat dalam log.</p>
    <h2>Empat bulan uji coba</h2>
    <p>Dua belas lini ikut serta dari April sampai Juli. Inilah angkanya, yang baik dan yang buruk:</p>
    <table>
      <thead><tr><th>Data, dua belas lini, empat bulan</th><th>Nilai</th></tr></thead>
      <tbody>
        <tr><td>Pemberitahuan yang dikirim pusat layanan</td><td>214</td></tr>
        <tr><td>Di antaranya dibenarkan pabrik</td><td>171</td></tr>
        <tr><td>Alarm palsu</td><td>43</td></tr>
        <tr><td>Penghentian yang dicegah, menurut hitungan pabrik sendiri</td><td>38</td></tr>
        <tr><td>Penghentian yang tidak diperkirakan pusat layanan</td><td>29</td></tr>
        <tr><td>Median waktu dari gangguan sampai jawaban lisan</td><td>4 menit</td></tr>
        <tr><td>Sebelumnya, lewat telepon</td><td>52 menit</td></tr>
      </tbody>
    </table>
    <p>Satu dari lima pemberitahuan keliru. Pada bulan Mei satu dari tiga. Sebagian besar berasal dari sensor yang dibersihkan dan karena itu melihat lebih
    baik daripada hari sebelumnya. Kini aturannya menunggu dua sif sebelum berbicara.</p>
    <h2>Tiga kasus</h2>
    <h3>Gearbox di Medan</h3>
    <p>Arus sumbu 3 sebuah robot paletisasi naik 0,4 persen per hari pada beban yang sama. Pada hari kesembilan pusat layanan meminta contoh gemuk. Isinya
    1.900 ppm besi, sedangkan batas kami 1.000. Gearbox diganti pada hari Minggu sesudahnya; komponennya sudah menunggu di
    <a href="/news/spare-parts-hub-in-surabaya">Surabaya</a>.</p>
    <h3>Kabel di Makassar</h3>
    <p>Sebelas frame rusak dalam satu sif di port 6, setelah berminggu-minggu tanpa satu pun. Petugas listrik menemukan kabel yang bergesekan dengan tepi
    pelat, dalam satu jam dan tanpa menghentikan lini. Mengapa penghitung ini penting dijelaskan dalam
    <a href="/news/wiring-a-servo-network">Cincin, garis, atau bintang</a>.</p>
    <h3>Pompa yang tidak ditanyakan siapa pun</h3>
    <p>Sebuah meter energi melaporkan 11 kW setiap hari Minggu. Itu bukan gangguan pada lini, melainkan pompa pendingin yang seharusnya berhenti pada hari
    Sabtu. Pompa itu sudah enam tahun berjalan.</p>
    <blockquote>Telepon terbaik adalah yang diawali dengan: Anda belum menyadarinya, tetapi.</blockquote>
    <h2>Cara ikut serta</h2>
    <ul>
      <li>Kontroler LX5 dan LRC5 mulai 2019 memerlukan pembaruan perangkat lunak. Yang lebih lama memerlukan kotak kecil pada rel.</li>
      <li>Mesin buatan produsen lain dapat dibaca lewat OPC UA atau Modbus, dengan angka yang lebih sedikit.</li>
      <li>Biaya dihitung per lini dan bulan, tanpa menghitung panggilan. Selama tahun pertama lini baru mendapatkannya gratis.</li>
      <li>Bahasa: Indonesia dan Inggris siang malam, bahasa Jawa dan Batak hampir selalu.</li>
    </ul>
    <p>Tulislah lewat <a href="/contact">halaman kontak</a> dengan “Dukungan teknis” sebagai jenis pertanyaan. Seorang insinyur pusat layanan akan meminta
    daftar kontroler Anda dan dalam dua hari memberi tahu apa yang dapat dibaca.</p>
    <p>Dan teleponnya? Tetap ada. Nomornya sama seperti pada 2008, dan orang yang menjawab kini melihat lini Anda di layar.</p>`,
};
