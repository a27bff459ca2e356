// products.mjs: one entry per product.
// model    model of the main picture
// views    pictures 2 and 3: another camera on the model, or { of: another model or pose, ...camera }
// drawing  model name and measures, see scenes/drawing.mjs; `of` for another model
import { forklift } from './models/agv-forklift.mjs';
import { amrTugger } from './models/amr-tugger.mjs';
import { amr } from './models/amr.mjs';
import { armLarge } from './models/arm-large.mjs';
import { armSmall } from './models/arm-small.mjs';
import { fingers } from './models/arm-tools.mjs';
import { arm } from './models/arm.mjs';
import { camera3d } from './models/camera-3d.mjs';
import { chargingStation } from './models/charging-station.mjs';
import { cobotLarge } from './models/cobot-large.mjs';
import { cobot } from './models/cobot.mjs';
import { conveyor } from './models/conveyor.mjs';
import { delta } from './models/delta.mjs';
import { doorSwitch } from './models/door-switch.mjs';
import { energyMeter } from './models/energy-meter.mjs';
import { gripperElectric } from './models/gripper-electric.mjs';
import { gripperVacuum } from './models/gripper-vacuum.mjs';
import { inductive } from './models/inductive-sensor.mjs';
import { netSwitch } from './models/industrial-switch.mjs';
import { ioModule } from './models/io-module.mjs';
import { lightCurtain } from './models/light-curtain.mjs';
import { lineScan } from './models/line-scan-camera.mjs';
import { linearAxis } from './models/linear-axis.mjs';
import { hmi } from './models/operator-panel.mjs';
import { palletiser } from './models/palletiser.mjs';
import { photoSensor } from './models/photoelectric-sensor.mjs';
import { plcCompact } from './models/plc-compact.mjs';
import { plcRack } from './models/plc-rack.mjs';
import { powerSupply } from './models/power-supply.mjs';
import { cabinet } from './models/robot-controller.mjs';
import { safetyRelay } from './models/safety-relay.mjs';
import { safetyScanner } from './models/safety-scanner.mjs';
import { scara } from './models/scara.mjs';
import { servoDrive } from './models/servo-drive.mjs';
import { servoMotor } from './models/servo-motor.mjs';
import { smartCamera } from './models/smart-camera.mjs';
import { torqueSensor } from './models/torque-sensor.mjs';
import { vfd } from './models/vfd.mjs';
import { weldingRobot } from './models/welding-robot.mjs';

const lr20 = (pose = {}) =>
  arm({ label: 'LR20-1720', bulk: 1.15, L1: 74, L2: 78, lower: -34, upper: 10, wrist: -80, tool: fingers, ...pose });
const lm600 = () => amr({ load: true });
/** seen more from the side and from above; from the front and low */
const SIDE = { az: 46, el: 26 },
  FRONT = { az: 13, el: 14 };
const near = (zoom, x, y, camera = {}) => ({ zoom, focus: [x, y], ...camera });

export const PRODUCTS = {
  // industrial robots
  'arm-medium': {
    model: lr20,
    views: [{ of: () => lr20({ turn: 188, lower: -12, upper: -14, wrist: -96 }) }, { scale: 10, cx: 420, cy: 1640, el: 14 }],
    drawing: { label: 'LR20-1720', unit: 8.35 },
  },
  'arm-small': { model: armSmall, views: [{ az: 20, el: 32 }, near(2.1, 0.36, 0.3)], drawing: { label: 'LR7-910', unit: 5.3 } },
  'arm-large': {
    model: armLarge,
    views: [{ of: () => armLarge({ turn: 188, lower: -20, upper: -12, wrist: -88 }) }, near(2.2, 0.42, 0.5, { el: 14 })],
    drawing: { label: 'LR210-2700', unit: 11.6 },
  },
  scara: { model: scara, views: [FRONT, near(2.3, 0.7, 0.42)], drawing: { label: 'LS6-600', unit: 7.5 } },
  delta: { model: delta, views: [{ az: 16, el: 12 }, near(2.3, 0.46, 0.56, { az: 24 })], drawing: { label: 'LD3-1130', unit: 12 } },
  palletiser: { model: palletiser, views: [SIDE, near(2.2, 0.76, 0.5)], drawing: { label: 'LP180-3150', unit: 15.2 } },
  'welding-robot': {
    model: weldingRobot,
    views: [FRONT, near(3, 0.8, 0.48, { az: 26, el: 24 })],
    drawing: { label: 'LW6-1450', unit: 7.5 },
  },
  // collaborative robots
  cobot: { model: cobot, views: [{ of: () => cobot({ turn: 172 }) }, near(2.4, 0.8, 0.26)], drawing: { label: 'LC10-1300', unit: 7.5 } },
  'cobot-large': { model: cobotLarge, views: [{ az: 46, el: 22 }, near(2.5, 0.72, 0.3)], drawing: { label: 'LC20-1750', unit: 9.5 } },
  'gripper-electric': {
    model: gripperElectric,
    views: [{ az: 14, el: 32 }, near(2.2, 0.4, 0.24)],
    drawing: { label: 'LG2-140', size: [149, 90, 233] },
  },
  'torque-sensor': {
    model: torqueSensor,
    views: [{ of: () => torqueSensor({ apart: 34 }), el: 24 }, near(2, 0.48, 0.7, { az: 22, el: 26 })],
    drawing: { label: 'LFT6-150', size: [82, 82, 38], part: [-43, 0, 43, 37.4] },
  },
  // mobile robots
  amr: { model: amr, views: [{ of: lm600, az: 44, el: 26 }, near(2.3, 0.7, 0.62)], drawing: { label: 'LM600', size: [1240, 760, 310] } },
  'agv-forklift': { model: forklift, views: [SIDE, near(2.2, 0.6, 0.36)], drawing: { label: 'LF1400', size: [1780, 990, 2150] } },
  'amr-tugger': {
    model: amrTugger,
    views: [{ of: () => amrTugger({ alone: true }), az: 42, el: 24 }, near(2.6, 0.62, 0.28)],
    drawing: { label: 'LT1000', size: [1320, 680, 980], of: () => amrTugger({ alone: true }) },
  },
  'charging-station': {
    model: chargingStation,
    views: [SIDE, near(2.6, 0.38, 0.8, { az: 24, el: 24 })],
    drawing: { label: 'LCH48-100', size: [520, 260, 740], part: [-27, 1.6, 27, 93.6] },
  },
  // control and HMI
  'plc-rack': { model: plcRack, views: [SIDE, near(2.2, 0.3, 0.46)], drawing: { label: 'LX5-4100', size: [307, 110, 130] } },
  'plc-compact': {
    model: plcCompact,
    views: [SIDE, near(2.1, 0.34, 0.5, { az: 18 })],
    drawing: { label: 'LX1-224', size: [150, 72, 100] },
  },
  'hmi-panel': { model: hmi, views: [SIDE, near(2, 0.68, 0.5, { az: 16 })], drawing: { label: 'LH12-W', size: [318, 52, 223] } },
  'io-module': {
    model: ioModule,
    views: [SIDE, near(2.3, 0.5, 0.6, { az: 24 })],
    drawing: { label: 'LX-R16', size: [60, 32, 216], part: [-26, -5, 26, 151] },
  },
  'robot-controller': { model: cabinet, views: [SIDE, near(2.4, 0.7, 0.8)], drawing: { label: 'LRC5-A', size: [560, 520, 820] } },
  // drives and motion
  'servo-drive': { model: servoDrive, views: [SIDE, near(2.3, 0.42, 0.3)], drawing: { label: 'LV3-2K0', size: [55, 190, 210] } },
  'servo-motor': { model: servoMotor, views: [{ az: 48, el: 24 }, near(2.3, 0.78, 0.72)], drawing: { label: 'LM4-2K0', unit: 2.4 } },
  vfd: { model: vfd, views: [SIDE, near(2.3, 0.4, 0.34, { az: 20 })], drawing: { label: 'LQ7-7K5', size: [140, 180, 260] } },
  'linear-axis': {
    model: linearAxis,
    views: [{ az: 48, el: 30 }, near(2.4, 0.78, 0.62)],
    drawing: { label: 'LA80-1200', size: [1640, 210, 190] },
  },
  // machine safety
  'safety-scanner': {
    model: safetyScanner,
    views: [FRONT, near(2, 0.38, 0.7, { az: 22 })],
    drawing: { label: 'LZ270-5', size: [112, 111, 150] },
  },
  'light-curtain': {
    model: lightCurtain,
    views: [{ az: 12, el: 16 }, near(2.5, 0.84, 0.36)],
    drawing: { label: 'LZC-14-900', size: [1015, 45, 908], part: [-66, 6, 66, 124] },
  },
  'safety-relay': { model: safetyRelay, views: [SIDE, near(2.2, 0.44, 0.46)], drawing: { label: 'LZ-R3', size: [22.5, 115, 112] } },
  'door-switch': {
    model: doorSwitch,
    views: [FRONT, near(2.2, 0.5, 0.42)],
    drawing: { label: 'LZ-D2-RFID', size: [40, 45, 180], part: [-46, 8, -22, 118] },
  },
  // vision and sensing
  'smart-camera': {
    model: smartCamera,
    views: [SIDE, near(1.9, 0.42, 0.56, { az: 22 })],
    drawing: { label: 'LK5-2M', size: [62, 98, 62], part: [-33, 11, 33, 69] },
  },
  'line-scan-camera': {
    model: lineScan,
    views: [{ az: 44, el: 30 }, near(2.2, 0.42, 0.5, { el: 26 })],
    drawing: { label: 'LK-L8K', size: [80, 72, 80], part: [-20, 102, 20, 152] },
  },
  'photoelectric-sensor': {
    model: photoSensor,
    views: [{ az: 46, el: 28 }, near(2.1, 0.34, 0.4)],
    drawing: { label: 'LS-P40', size: [15, 38, 48], part: [-44, 8, -18, 78] },
  },
  'inductive-sensor': { model: inductive, views: [{ az: 48, el: 30 }, near(2.1, 0.62, 0.56)], drawing: { label: 'LS-M18', unit: 0.83 } },
  'camera-3d': {
    model: camera3d,
    views: [{ az: 44, el: 28 }, near(2.2, 0.36, 0.76, { el: 24 })],
    drawing: { label: 'LK-3D-240', size: [150, 52, 112], part: [-46, 96, 46, 164] },
  },
  // handling and power
  conveyor: { model: conveyor, views: [{ az: 48, el: 28 }, near(2.5, 0.66, 0.5)], drawing: { label: 'LB-500', unit: 12 } },
  'gripper-vacuum': { model: gripperVacuum, views: [{ az: 46, el: 32 }, near(2.2, 0.46, 0.42)], drawing: { label: 'LG-V8', unit: 4 } },
  'energy-meter': {
    model: energyMeter,
    views: [SIDE, near(1.9, 0.4, 0.42, { az: 18 })],
    drawing: { label: 'LE3-630', size: [96, 78, 96] },
  },
  'industrial-switch': { model: netSwitch, views: [SIDE, near(2.3, 0.42, 0.36)], drawing: { label: 'LN8-M', size: [62, 110, 135] } },
  'power-supply': {
    model: powerSupply,
    views: [SIDE, near(2.2, 0.34, 0.52, { az: 22 })],
    drawing: { label: 'LP24-20', size: [60, 117, 124] },
  },
};
