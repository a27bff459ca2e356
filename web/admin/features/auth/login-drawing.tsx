// A decorative drawing of a robot cell in the colours of the theme.
const Robot = () => (
  <g strokeWidth="1.6" strokeLinejoin="round">
    <path d="M130 744h240v-26q0-14-14-14H144q-14 0-14 14zM98 744h304v18H98z" />
    <path d="M168 704q4-92 82-92t82 92" />
    <circle cx="250" cy="600" r="52" />
    <circle cx="250" cy="600" r="33" />
    <circle cx="250" cy="600" r="8" />
    <path d="M202 580L157 375M299 582L244 372" />
    <circle cx="200" cy="358" r="46" />
    <circle cx="200" cy="358" r="28" />
    <circle cx="200" cy="358" r="7" />
    <path d="M158 340l-52 8v-56l58-14" />
    <path d="M190 313l270-69M219 400l239-88" />
    <circle cx="470" cy="279" r="36" />
    <circle cx="470" cy="279" r="21" />
    <circle cx="470" cy="279" r="5" />
    <path d="M498 302l34 72M440 300l44 94" />
    <path d="M478 396l58-24 16 40-58 24z" />
    <path d="M500 434l-8 44 16 10M544 416l20 40-8 18" />
  </g>
);

const DimensionLines = () => (
  <g strokeWidth="0.8" opacity=".9">
    <path d="M250 600V810M250 358H40" strokeDasharray="14 4 3 4" />
    <path d="M200 358V240M470 279V150M200 168h270" />
    <path d="M200 168l9-3.5v7zM470 168l-9-3.5v7z" fill="currentColor" />
    <path d="M20 600h190M20 358h130M40 358v242" />
    <path d="M40 358l-3.5 9h7zM40 600l-3.5-9h7z" fill="currentColor" />
    <path d="M250 796h278M528 500v310M250 796l9-3.5v7zM528 796l-9-3.5v7z" />
    <path d="M505 254l86-74h96" />
    <path d="M286 624l100 46h120" />
    <circle cx="505" cy="254" r="2.5" fill="currentColor" />
    <circle cx="286" cy="624" r="2.5" fill="currentColor" />
  </g>
);

const DimensionTexts = () => (
  <g stroke="none">
    <text x="318" y="160">
      710
    </text>
    <text x="52" y="484">
      620
    </text>
    <text x="358" y="788">
      1 450 max
    </text>
    <text x="594" y="172">
      J5 ±125° 400°/s
    </text>
    <text x="392" y="662">
      J2 −95° … +155°
    </text>
    <text x="612" y="452" opacity=".85">
      reach envelope
    </text>
  </g>
);

/** Table in the bottom right corner of a technical drawing. */
const TitleBlock = () => (
  <>
    <g strokeWidth="1">
      <path d="M520 812h216v72H520zM520 836h216M520 860h216M640 836v48" opacity=".8" />
    </g>
    <g stroke="none">
      <text x="530" y="828">
        LR-12-1450 general view
      </text>
      <text x="530" y="852">
        scale 1:10
      </text>
      <text x="650" y="852">
        sheet 1/4
      </text>
      <text x="530" y="876">
        2026-11-21
      </text>
      <text x="650" y="876">
        rev C
      </text>
    </g>
  </>
);

export const LoginDrawing = () => (
  <svg viewBox="0 0 760 900" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
    <defs>
      <pattern id="art-grid" width="24" height="24" patternUnits="userSpaceOnUse">
        <path d="M24 0H0V24" strokeWidth="0.5" opacity=".22" />
      </pattern>
      <pattern id="art-grid-wide" width="120" height="120" patternUnits="userSpaceOnUse">
        <path d="M120 0H0V120" strokeWidth="0.75" opacity=".3" />
      </pattern>
    </defs>
    <path d="M0 0h760v900H0z" fill="url(#art-grid)" stroke="none" />
    <path d="M0 0h760v900H0z" fill="url(#art-grid-wide)" stroke="none" />
    <g strokeWidth="0.9" opacity=".55">
      <path d="M600 330A360 360 0 0 0 240 96" strokeDasharray="10 4 2 4" />
      <path d="M250 470m-356 0a356 356 0 0 1 712 0" strokeDasharray="3 5" />
    </g>
    <Robot />
    <DimensionLines />
    <DimensionTexts />
    <TitleBlock />
  </svg>
);
