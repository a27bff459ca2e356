import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const machineSafety: Translations = {
  'safety-laser-scanner-lz270': {
    name: 'Pemindai Laser Pengaman LZ270',
    slug: 'pemindai-laser-pengaman-lz270',
    short_description: html`
      <p>270 derajat, medan pelindung 5,5 m, 128 set medan. Untuk kendaraan dan untuk lantai di depan sel.</p>`,
    description: html`
      <p>LZ270 mengawasi satu bidang di atas lantai dan menghentikan mesin ketika ada kaki yang masuk. Pemindai ini melihat ke balik sudut kendaraan
      atau mesin pres, dan dapat mengganti medannya dari satu pindaian ke pindaian berikutnya: besar saat melaju, kecil saat merapat.</p>
      <h3>128 medan, diatur di tempat</h3>
      <p>Gambar medannya pada denah, berjalanlah di sepanjang tepinya, dan perbaiki di tablet. Pemindai menyimpan denah, tanggal, dan nama orang yang
      menyetujuinya; cetakannya masuk ke berkas mesin.</p>
      <h3>Debu bukan orang</h3>
      <ul>
        <li>Beberapa gema dari setiap pulsa diukur, sehingga kabut dan serpihan logam tidak menghentikan lini.</li>
        <li>Jendela yang kotor memberi peringatan satu sif sebelum pemindai mati; jendela diganti dalam sepuluh menit dan menyetel diri.</li>
        <li>Hingga empat pemindai dapat saling melihat tanpa terganggu.</li>
      </ul>
      <h3>Seberapa jauh</h3>
      <p>Dengan resolusi 70 mm pada ketinggian 300 mm, jarak jangkau menurut ISO 13855 adalah 1.200 − 0,4 × 300 = 1.080 mm. Dengan 62 ms di pemindai
      dan 300 ms di mesin: 1.600 × 0,362 + 1.080 = 1.659 mm, ditambah toleransi ukur pemindai 100 mm.</p>`,
  },
  'safety-light-curtain-lzc': {
    name: 'Tirai Cahaya Pengaman LZC',
    slug: 'tirai-cahaya-pengaman-lzc',
    short_description: html`
      <p>Tipe 4, resolusi 14 mm, tinggi lindung 900 mm. Mengenali jari dan menampilkan waktu tanggapnya sendiri.</p>`,
    description: html`
      <p>LZC adalah pintu terbuka bagi mesin pres atau stasiun perakitan: benda kerja lewat, jari menghentikan mesin. Satu berkas setiap 7 mm
      sepanjang ketinggian 900 mm, dari milimeter pertama sampai terakhir profilnya, sehingga tidak ada ujung buta yang harus dipagari.</p>
      <h3>Dua profil, masing-masing satu sekrup</h3>
      <p>Pemancar dan penerima saling menemukan lewat cahaya, tanpa kabel di antaranya. Batang cahaya menunjukkan seberapa baik kelurusannya; empat dari
      lima sudah cukup. Profil dapat diputar 15 derajat pada pemegangnya dan tetap di tempatnya.</p>
      <h3>Membiarkan benda masuk</h3>
      <ul>
        <li>Blanking: meja tetap atau pelat yang bergerak hingga tiga berkas ditutupi; resolusi yang ditampilkan adalah resolusi sebenarnya.</li>
        <li>Muting dengan dua atau empat sensor untuk palet, dengan batas waktu menurut IEC 62046.</li>
        <li>Kaskade tiga pasang untuk meja, sisi depan, dan samping pada satu pasang keluaran.</li>
      </ul>
      <h3>Jarak tercantum pada batang</h3>
      <p>Layar menampilkan waktu tanggap dengan blanking yang diatur: 13 ms untuk pasangan seperti saat dikirim. Angka itulah yang dipakai dalam
      <a href="/news/how-far-from-the-light-curtain">perhitungan menurut ISO 13855</a>; tidak perlu mencarinya di tabel.</p>`,
  },
  'safety-relay-lz-r3': {
    name: 'Relai Pengaman LZ-R3',
    slug: 'relai-pengaman-lz-r3',
    short_description: html`
      <p>Henti darurat, pintu pengaman, dan kendali dua tangan hingga PL e, pada rel selebar 22,5 mm. Cukup kenop, tanpa program.</p>`,
    description: html`
      <p>LZ-R3 melakukan apa yang diperlukan kebanyakan mesin: mengawasi satu perangkat pengaman dan memutus daya ketika perangkat itu memberi isyarat.
      Kenop di bagian depan, disegel dengan timah, memilih satu dari delapan fungsi, dan terminalnya tetap sama.</p>
      <h3>Delapan fungsi</h3>
      <ul>
        <li>Henti darurat menurut ISO 13850, satu atau dua kanal.</li>
        <li>Pintu dengan kontak, pintu dengan sakelar RFID, tirai cahaya dengan OSSD.</li>
        <li>Kendali dua tangan, tipe III C menurut ISO 13851, berselang 0,5 s.</li>
        <li>Matras pengaman, sakelar pengaktif, masukan keadaan diam.</li>
      </ul>
      <h3>Tiga kontak dan satu saksi</h3>
      <p>Tiga kontak berpemandu paksa menyambung 6 A, yang keempat memberi tahu kontroler. Kabel yang bersilang, kontak yang menempel, atau tombol yang
      macet diketahui paling lambat pada penyambungan berikutnya, dan sebuah LED mengedipkan nomornya.</p>
      <h3>Waktu menentukan</h3>
      <p>Dari masukan sampai kontak terbuka berlalu 12 ms. Kontaktor setelahnya menambah 15 hingga 40 ms. Jika penghentian harus terkendali, varian
      LZ-R3T membuka pasangan keduanya setelah 0 hingga 30 s: kategori henti 1 menurut IEC 60204-1.</p>`,
  },
  'safety-door-switch-lz-d2': {
    name: 'Sakelar Pintu Pengaman LZ-D2',
    slug: 'sakelar-pintu-pengaman-lz-d2',
    short_description: html`
      <p>Pengunci pintu dengan kunci RFID berkode: menahan 2.500 N, 30 pintu pada sepasang kabel, PL e.</p>`,
    description: html`
      <p>LZ-D2 menahan pintu tetap tertutup sampai mesin diam, dan mengenal kuncinya sendiri. Aktuatornya membawa kode RFID yang dibacakan satu kali;
      kunci cadangan di saku seseorang atau obeng tidak dapat membukanya.</p>
      <h3>Pengodean tinggi menurut ISO 14119</h3>
      <p>Sakelar yang diakali adalah penyebab kecelakaan paling umum pada pelindung mesin. Sakelar tipe 4 dengan tingkat pengodean tinggi boleh dipasang
      terlihat dan tanpa penutup, dan standar tidak lagi meminta tindakan lain terhadap pengakalan.</p>
      <h3>Tiga puluh pintu, dua kabel</h3>
      <ul>
        <li>Pasangan OSSD berjalan dari sakelar ke sakelar dan masing-masing mengujinya: PL e tetap PL e, berapa pun jumlah pintunya.</li>
        <li>Setiap sakelar melaporkan pintu, lidah kunci, dan gangguan lewat jalur diagnostik, beserta urutannya dalam deret.</li>
        <li>Waktu tanggap 60 ms untuk sakelar pertama dan 10 ms untuk setiap tambahan.</li>
      </ul>
      <h3>Dikunci dengan pegas atau arus</h3>
      <p>Kunci pegas untuk mesin yang lama berhentinya; kunci arus di tempat orang mungkin terkurung. Keduanya memiliki pelepas bantu di depan dan dapat
      dipesan dengan pelepas darurat di belakang, yang membuka tanpa alat dan tanpa daya.</p>`,
  },
};
