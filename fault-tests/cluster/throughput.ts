// Stored pages per second through the balancer, with three instances, two and one.
import { startLoad } from '../../bench/load.ts';
import type { Installation } from './installation.ts';

/** Each slice takes 0.7 seconds. */
const slices = 5;

export interface Rate {
  instances: number;
  rate: number;
}

/** Measures three, two and one instances, ending one instance after each measurement. */
export const measureThroughput = async ({ instances, balancer }: Installation): Promise<Rate[]> => {
  const load = startLoad();
  const rates: Rate[] = [];
  const urls = ['/', '/products', '/news', '/contact', '/api/public/products'].map((path) => balancer.origin + path);
  try {
    for (let count = instances.length; count > 0; count--) {
      for (const instance of instances.slice(count)) await instance.end();
      await balancer.use(instances.slice(0, count).map(({ port }) => port));
      // fills the caches of all instances
      for (let slice = 0; slice < slices; slice++) await load.run(urls, 'br');
      const measured: number[] = [];
      for (let slice = 0; slice < slices; slice++) measured.push(await load.run(urls, 'br'));
      rates.push({ instances: count, rate: measured.reduce((sum, rate) => sum + rate, 0) / slices });
    }
  } finally {
    await load.close();
  }
  return rates.toReversed();
};
