// products.mjs: one entry a product: the model, its other views and the words of its dimension drawing.
import { forklift } from './models/agv-forklift.mjs';
import { amr } from './models/amr.mjs';
import { arm } from './models/arm.mjs';
import { armLarge } from './models/arm-large.mjs';
import { armSmall } from './models/arm-small.mjs';
import { fingers } from './models/arm-tools.mjs';
import { cobot } from './models/cobot.mjs';
import { conveyor } from './models/conveyor.mjs';
import { delta } from './models/delta.mjs';
import { energyMeter } from './models/energy-meter.mjs';
import { gripperElectric } from './models/gripper-electric.mjs';
import { gripperVacuum } from './models/gripper-vacuum.mjs';
import { inductive } from './models/inductive-sensor.mjs';
import { netSwitch } from './models/industrial-switch.mjs';
import { lightCurtain } from './models/light-curtain.mjs';
import { lineScan } from './models/line-scan-camera.mjs';
import { linearAxis } from './models/linear-axis.mjs';
import { hmi } from './models/operator-panel.mjs';
import { palletiser } from './models/palletiser.mjs';
import { photoSensor } from './models/photoelectric-sensor.mjs';
import { plcCompact } from './models/plc-compact.mjs';
import { plcRack } from './models/plc-rack.mjs';
import { cabinet } from './models/robot-controller.mjs';
import { safetyRelay } from './models/safety-relay.mjs';
import { safetyScanner } from './models/safety-scanner.mjs';
import { scara } from './models/scara.mjs';
import { servoDrive } from './models/servo-drive.mjs';
import { servoMotor } from './models/servo-motor.mjs';
import { smartCamera } from './models/smart-camera.mjs';
import { vfd } from './models/vfd.mjs';

const LR20 = { label: 'LR20-1720', bulk: 1.15, L1: 74, L2: 78, tool: fingers };

export const PRODUCTS = {
  'arm-medium': { model: () => arm({ ...LR20, lower: -34, upper: 10, wrist: -80 }) },
  'arm-small': { model: armSmall },
  'arm-large': { model: armLarge },
  scara: { model: scara },
  delta: { model: delta },
  palletiser: { model: palletiser },
  cobot: { model: cobot },
  'gripper-electric': { model: gripperElectric },
  amr: { model: amr },
  'agv-forklift': { model: forklift },
  'plc-rack': { model: plcRack },
  'plc-compact': { model: plcCompact },
  'hmi-panel': { model: hmi },
  'robot-controller': { model: cabinet },
  'servo-drive': { model: servoDrive },
  'servo-motor': { model: servoMotor },
  vfd: { model: vfd },
  'linear-axis': { model: linearAxis },
  'safety-scanner': { model: safetyScanner },
  'light-curtain': { model: lightCurtain },
  'safety-relay': { model: safetyRelay },
  'smart-camera': { model: smartCamera },
  'line-scan-camera': { model: lineScan },
  'photoelectric-sensor': { model: photoSensor },
  'inductive-sensor': { model: inductive },
  conveyor: { model: conveyor },
  'gripper-vacuum': { model: gripperVacuum },
  'energy-meter': { model: energyMeter },
  'industrial-switch': { model: netSwitch },
};
