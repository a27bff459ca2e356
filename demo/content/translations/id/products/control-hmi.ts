import { html } from '../../../html.ts';
import type { Translations } from '../../types.ts';

export const controlHmi: Translations = {
  'modular-controller-lx5': {
    name: 'Kontroler Modular LX5',
    slug: 'kontroler-modular-lx5',
    short_description: html`
      <p>Satu milidetik untuk logika dan 32 sumbu; kartu diganti tanpa alat, juga saat kontroler sedang berjalan.</p>`,
    description: html`
      <p>LX5 menjalankan satu lini: logika, sumbu servo, resep, dan sambungan ke pabrik, dalam satu milidetik dan pada satu rel. Harganya berlaku
      untuk prosesor LX5-4100 dengan catu daya dan pelat ujung; hingga 32 kartu menyusul sesuai kebutuhan mesin.</p>
      <h3>Empat inti, empat tugas</h3>
      <p>Gerak, logika, komunikasi, dan halaman operator masing-masing punya inti sendiri. Peramban yang memuat grafik tren tidak membuat sumbu
      tersendat: jitter terpanjang pada tugas gerak, diukur selama seminggu, adalah 4 µs.</p>
      <h3>Untuk sif perawatan</h3>
      <ul>
        <li>Terminal tetap terhubung kabel ketika kartu dicabut; kartu baru mengambil pengaturannya dari rel.</li>
        <li>Layar menyebut kanal yang bermasalah dan terminalnya dengan kata-kata biasa, dalam bahasa Indonesia atau Inggris.</li>
        <li>Program, kode sumber, dan gambar tersimpan di kartu memori di bagian depan.</li>
      </ul>
      <h3>Bahasa dan jaringan</h3>
      <p>Program ditulis dalam bahasa-bahasa IEC 61131-3, blok fungsi gerak mengikuti PLCopen. EtherCAT untuk penggerak, PROFINET dan Modbus TCP
      untuk mesin di sebelahnya, dan <a href="/news/opc-ua-on-every-controller">server OPC UA</a> untuk semua sistem di atasnya.</p>`,
  },
  'compact-controller-lx1': {
    name: 'Kontroler Kompak LX1',
    slug: 'kontroler-kompak-lx1',
    short_description: html`<p>24 titik I/O terpasang, dua port Ethernet, dan layar untuk sif perawatan.</p>`,
    description: html`
      <p>LX1 dibuat untuk mesin yang memerlukan kontroler, bukan proyek: stasiun pompa, mesin pembungkus, mesin pres dengan dua katup. Empat belas
      masukan dan sepuluh keluaran sudah terpasang, dan tiga modul perluasan di sisi kanan menambahnya menjadi 96.</p>
      <h3>Layar yang memberi jawaban</h3>
      <p>Dua inci, tiga tombol: keadaan setiap titik, lima puluh gangguan terakhir beserta waktunya, nilai setelan di balik kata sandi. Sebagian
      besar telepon ke pabrik kami berakhir di layar ini, karena petugas listrik sudah menemukan jawabannya.</p>
      <h3>Kecil, dengan bahasa yang sama</h3>
      <ul>
        <li>Perangkat pemrograman sama dengan <a href="/products/modular-controller-lx5">LX5</a>; program dapat naik kelas tanpa ditulis
        ulang.</li>
        <li>Dua port Ethernet dengan switch di dalamnya: kontroler yang berderet tidak memerlukan switch di antaranya.</li>
        <li>Empat masukan cepat menghitung hingga 100 kHz, dua keluaran memberi pulsa ke penggerak stepper.</li>
      </ul>
      <h3>Sepuluh tahun tanpa perubahan</h3>
      <p>Model ini kami sediakan, sama hingga ke setiap pin, paling tidak hingga 2034. Setelah itu perbaikan memerlukan lima hari kerja, selama
      lima tahun berikutnya.</p>`,
  },
  'remote-i-o-lx-r16': {
    name: 'Remote I/O LX-R16',
    short_description: html`
      <p>Enam belas titik I/O dengan IP67, langsung di mesin: masing-masing menjadi masukan, keluaran, atau IO-Link, menurut program.</p>`,
    description: html`
      <p>LX-R16 disekrupkan pada mesin, di tempat sensornya berada. Enam belas kabel M12 hanya sepanjang setengah meter, bukan lima belas meter ke
      lemari kontrol, dan satu kabel hibrida membawa jaringan dan daya. Konveyor sepanjang tiga puluh meter menghemat kira-kira dua ratus meter
      kabel.</p>
      <h3>Setiap soket bisa semuanya</h3>
      <p>Delapan soket, masing-masing dua titik. Pin 4 adalah masukan, keluaran 0,5 A, atau port IO-Link kelas A; pin 2 adalah masukan atau keluaran.
      Perannya ditentukan di program, bukan di nomor artikel, sehingga satu unit di gudang sudah cukup.</p>
      <h3>Gangguan yang punya nama</h3>
      <ul>
        <li>Kabel putus, hubung singkat, dan tegangan kurang untuk setiap titik, dengan LED yang terlihat dari tiga meter.</li>
        <li>Sensor yang terhubung singkat mati sendirian; lima belas lainnya tetap bekerja.</li>
        <li>Perangkat IO-Link diganti tanpa laptop: unit menuliskan pengaturan yang tersimpan.</li>
      </ul>
      <h3>Di jaringan</h3>
      <p>EtherCAT dan PROFINET sama-sama tersedia, dipilih dengan sakelar putar. Daya diteruskan dengan 9 A, cukup untuk delapan unit berderet.</p>`,
  },
  'operator-panel-lh12': {
    name: 'Panel Operator LH12',
    slug: 'panel-operator-lh12',
    short_description: html`
      <p>Bagian depan kaca 12,1 inci, IP66, dapat dipakai dengan sarung tangan. Halamannya terbuka di peramban apa pun.</p>`,
    description: html`
      <p>LH12 menunjukkan apa yang dikerjakan mesin dan menerima apa yang diinginkan operator, juga dengan sarung tangan kulit dan layar basah.
      Bagian depannya selembar kaca yang dikeraskan, tanpa tepi tempat debu menumpuk.</p>
      <h3>Halaman panel adalah halaman web</h3>
      <p>Halaman tersimpan di kontroler dan digambar di peramban panel. Apa yang Anda lihat di mesin dapat Anda lihat di tablet kepala sif, dengan hak
      yang Anda berikan kepada masing-masing. Halaman dari kontroler produsen lain juga dapat ditampilkan.</p>
      <h3>Terbaca di ruangan terang</h3>
      <ul>
        <li>500 cd/m², diredupkan oleh sensor cahaya sekitar; 70.000 jam sampai kecerahan tinggal separuh.</li>
        <li>Terbaca dari 2,5 m dengan set halaman kami: angka setinggi 9 mm, alarm dengan teks dan bentuk, tidak hanya dengan warna.</li>
        <li>Dua jari diperlukan untuk hal yang tidak boleh terjadi karena keliru.</li>
      </ul>
      <h3>Diatur sekali saja</h3>
      <p>Alamat, bahasa, dan sertifikat disimpan pada kartu kecil di balik penutup. Jika panel harus diganti, kartunya dipindahkan dan panel baru
      menyala persis seperti yang lama, dalam waktu kurang dari satu menit.</p>`,
  },
  'robot-controller-lrc5': {
    name: 'Kontroler Robot LRC5',
    slug: 'kontroler-robot-lrc5',
    short_description: html`
      <p>Satu lemari kontrol untuk setiap lengan buatan kami, dengan teach pendant dan kartu keselamatan. Enam sumbu, enam lagi atas
      permintaan.</p>`,
    description: html`
      <p>LRC5 menggerakkan SCARA 21 kg dan lengan berat seberat satu ton. Yang berbeda hanya modul penggeraknya; teach pendant, bahasa, keselamatan,
      dan suku cadangnya sama. Tim yang sudah menguasai satu lengan menguasai semuanya.</p>
      <h3>Lintasan yang sama pada setiap kecepatan</h3>
      <p>Kontroler mengenal massa setiap ruas lengan dan alat, dan menghitung torsi sebelum lengan memerlukannya. Lintasan las yang dijalankan pada 20 %
      saat pengajaran dan 100 % saat produksi berbeda kurang dari 0,2 mm.</p>
      <h3>Kartu keselamatan sudah termasuk</h3>
      <ul>
        <li>Zona aman, kecepatan aman, keadaan diam aman, dan orientasi alat hingga PL d, kategori 3; henti darurat hingga PL e.</li>
        <li>Enam belas masukan aman dan delapan keluaran berpasangan, serta FSoE atau PROFIsafe melalui jaringan.</li>
        <li>Sakelar pengaktif tiga posisi dan pemilih mode berkunci pada teach pendant, sesuai ISO 10218-1.</li>
      </ul>
      <h3>Energi kembali</h3>
      <p>Semua sumbu berbagi DC link 1,8 mF. Apa yang direm oleh satu sumbu dipakai oleh sumbu lain; di atas itu unit regeneratif (opsional) mengembalikannya ke
      jaringan listrik. Pada sel paletisasi hal ini mengurangi pemakaian listrik sebanyak 14 %.</p>`,
  },
};
