import type { Ended } from './engine';

/** The running services of compose.yaml. The caller must call `remove`. */
export type Stack = {
  /** Services without an image on this machine. */
  absent: string[];
  /** Port of nginx for HTTPS on 127.0.0.1. */
  httpsPort: number;
  /** Runs a program in the container of a service, and resolves to its output. Rejects if it fails. */
  exec(service: string, ...command: string[]): Promise<string>;
  /** A line for each container, with its memory. */
  memory(): Promise<string>;
  /** Stops each service before those that it needs. */
  stop(): Promise<Record<string, Ended>>;
  /** Removes containers, networks and volumes. */
  remove(): Promise<void>;
};
