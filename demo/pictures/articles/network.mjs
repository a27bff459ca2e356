import { Scene } from '../board/scene.mjs';
import { plcRack } from '../models/plc-rack.mjs';
import { netSwitch } from '../models/industrial-switch.mjs';
import { servoDrive } from '../models/servo-drive.mjs';
import { dark } from '../scenes/hall.mjs';

export function network() {
  const s = new Scene();
  s.place(plcRack(), { at: [-70, 40, 20], k: 0.8 });
  s.place(netSwitch(), { at: [58, 40, 4], k: 0.74 });
  s.place(servoDrive(), { at: [116, 20, 0], k: 0.72 });
  s.place(servoDrive(), { at: [152, 20, 0], k: 0.72 });
  s.place(servoDrive(), { at: [188, 20, 0], k: 0.72 });
  return dark(s, { box: [90, 170, 1110, 690], expo: 1.02, fog: { from: 200, to: -500, color: '#161d21', k: 0.3 } }, [40, 0]);
}
