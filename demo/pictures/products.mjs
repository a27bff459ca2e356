// products.mjs: one entry a product: the model, its other views and the words of its dimension drawing.
import * as R from './lib/robots.mjs';
import * as C from './lib/control.mjs';
import * as X from './lib/parts.mjs';

const LR20 = { label: 'LR20-1720', bulk: 1.15, L1: 74, L2: 78, tool: R.fingers };

export const PRODUCTS = {
  'arm-medium': { model: () => R.arm({ ...LR20, lower: -34, upper: 10, wrist: -80 }) },
  'arm-small': { model: R.armSmall },
  'arm-large': { model: R.armLarge },
  scara: { model: R.scara },
  delta: { model: R.delta },
  palletiser: { model: R.palletiser },
  cobot: { model: R.cobot },
  'gripper-electric': { model: X.gripperElectric },
  amr: { model: R.amr },
  'agv-forklift': { model: R.forklift },
  'plc-rack': { model: C.plcRack },
  'plc-compact': { model: C.plcCompact },
  'hmi-panel': { model: C.hmi },
  'robot-controller': { model: C.cabinet },
  'servo-drive': { model: C.servoDrive },
  'servo-motor': { model: X.servoMotor },
  vfd: { model: C.vfd },
  'linear-axis': { model: X.linearAxis },
  'safety-scanner': { model: X.safetyScanner },
  'light-curtain': { model: X.lightCurtain },
  'safety-relay': { model: C.safetyRelay },
  'smart-camera': { model: X.smartCamera },
  'line-scan-camera': { model: X.lineScan },
  'photoelectric-sensor': { model: X.photoSensor },
  'inductive-sensor': { model: X.inductive },
  conveyor: { model: X.conveyor },
  'gripper-vacuum': { model: X.gripperVacuum },
  'energy-meter': { model: C.energyMeter },
  'industrial-switch': { model: C.netSwitch },
};
