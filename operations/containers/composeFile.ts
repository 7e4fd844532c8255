import { parse } from 'yaml';
import { read } from '../repository';

/** A service as compose.yaml writes it. Other keys are refused by `podmanArguments`. */
export type Service = {
  image: string;
  command?: string[];
  profiles?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  tmpfs?: string | string[];
  ports?: string[];
  networks: string[] | Record<string, { ipv4_address?: string } | null>;
  healthcheck?: { test: string[]; timeout: string };
  depends_on?: Record<string, { condition: string }>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  shm_size?: string;
  stop_grace_period?: string;
};

export type ComposeFile = {
  services: Record<string, Service>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] } } | null>;
  volumes: Record<string, null>;
};

/** Reads compose.yaml and puts the settings in. Throws if one is missing. */
export const readComposeFile = (settings: Record<string, string>): ComposeFile =>
  parse(
    read('operations/compose/compose.yaml'),
    (_key, value) => (typeof value === 'string' ? interpolated(value, settings) : value),
    { merge: true },
  );

/** The settings that .env.example asks for. Passwords are letters. */
export function exampleSettings(): Record<string, string> {
  const lines = [...read('operations/compose/.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)];
  return Object.fromEntries(
    lines.map(([, name = '', value]) => [name, value || name.toLowerCase().replaceAll('_', '')]),
  );
}

/** Compose's `$$`, `${NAME:?}` and `${NAME:-default}`. */
const interpolated = (text: string, settings: Record<string, string>) =>
  text.replace(/\$\$|\$\{(\w+):([?-])([^}]*)\}/g, (match, name, sign, fallback) => {
    if (match === '$$') return '$';
    const value = settings[name] || (sign === '-' ? fallback : undefined);
    if (value === undefined) throw new Error(`compose.yaml needs ${name}, which .env.example does not have`);
    return value;
  });
