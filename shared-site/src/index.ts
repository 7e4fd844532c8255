export { type Address, addressForPeople, chooseAddress, PortInUse } from './address';
export { Failure } from './Failure';
export { launchProcess, WITHOUT_COMPILE_CACHE } from './launchProcess';
export { chooseLogFormat, failuresAsRecords, jsonLine, type LogFormat, lineReader } from './logFormat';
export { SiteProcess } from './SiteProcess';
export { stopSignal } from './stopSignal';
