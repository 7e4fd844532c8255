import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { NO_API, type Task } from './task';
import { refuse, tell } from './tell';

type Method = (...args: unknown[]) => unknown;
type Methods = Record<string, Method>;
type Target = { host?: string; port?: number | string; path?: string };

const { apply } = Reflect;

/** Lets sockets reach only the API. HTTP, TLS, HTTP/2 and fetch all connect through these functions. */
export function guardNetwork({ api }: Pick<Task, 'api'>): void {
  guardConnections(api);
  replace(net.Server.prototype, ['listen'], (_name, [port]) => refuse(`listen on ${describeTarget(port)}`));
  replace(dgram.Socket.prototype, ['bind', 'connect', 'send'], () => refuse('send datagrams'));
  guardNames(api?.host);
}

function guardConnections(api: Task['api']): void {
  const prototype = net.Socket.prototype as unknown as Methods;
  const { connect } = prototype;
  prototype.connect = function (this: unknown, ...args: unknown[]) {
    const { options, done } = readArguments(args);
    const { host = 'localhost', port, path } = options;
    if (!api || path !== undefined || host !== api.host || Number(port) !== api.port) {
      const error = notReachable(api, options);
      (this as net.Socket).destroy(error);
      return this;
    }
    // A lookup of the release could give another address for the API's name.
    return apply(connect as Method, this, [{ ...options, lookup: undefined }, done]);
  };
}

/** The options as plain values: a getter could give another host the second time. */
function readArguments(args: unknown[]): { options: Target; done: unknown } {
  const { _normalizeArgs: normalize } = net as unknown as { _normalizeArgs(args: unknown[]): [Target, unknown] };
  const [first] = args;
  const [options, done] = Array.isArray(first) ? (first as [Target, unknown]) : normalize(args);
  return { options: { ...options }, done };
}

/** Without an API its address is not set, and the pages' calls of it are no attempt of the release. */
function notReachable(api: Task['api'], { host = 'localhost', port, path }: Target): Error {
  const target = path ?? `${host}:${port}`;
  if (api || host !== NO_API) tell(`open a connection to ${target}`);
  return Object.assign(new Error(`connect ECONNREFUSED ${target}`), { code: 'ECONNREFUSED' });
}

function guardNames(apiHost: string | undefined): void {
  for (const names of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
    const methods = Object.getOwnPropertyNames(names).filter((name) => /^(lookup|resolve|reverse)/.test(name));
    replace(names, methods, (name, args, original) => {
      if (name === 'lookup' && args[0] === apiHost) return original();
      return refuse(`look up ${describeTarget(args[0])}`);
    });
  }
}

const describeTarget = (target: unknown): string =>
  typeof target === 'object' && target !== null
    ? Object.values(target)
        .filter((value) => typeof value !== 'object')
        .join(':')
    : String(target);

/** Replaces methods. The new one gets the name, the arguments and a call of the original. */
export function replace(
  object: object,
  names: readonly string[],
  method: (name: string, args: unknown[], original: () => unknown) => unknown,
): void {
  const methods = object as Methods;
  for (const name of names) {
    const original = methods[name];
    if (typeof original !== 'function') continue;
    methods[name] = function (this: unknown, ...args: unknown[]) {
      return method(name, args, () => apply(original, this, args));
    };
  }
}
