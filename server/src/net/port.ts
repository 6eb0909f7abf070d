/**
 * Services that speak no HTTP, or that give power to whoever reaches them. A request made on a stranger's behalf
 * has no business there, on any host.
 */
const REFUSED_PORTS: ReadonlySet<number> = new Set([
  1080, 1433, 1434, 1521, 1723, 1883, 2049, 2181, 2375, 2376, 2377, 2379, 2380, 3128, 3268, 3306,
  3389, 3690, 4045, 4190, 4369, 5060, 5061, 5222, 5432, 5555, 5672, 5900, 5901, 5984, 5985, 5986,
  6000, 6001, 6379, 6443, 6566, 6665, 6666, 6667, 6668, 6669, 6697, 7001, 8086, 8125, 8200, 8300,
  8301, 8500, 8600, 9042, 9092, 9100, 9160, 9200, 9300, 9418, 10_080, 10_250, 10_255, 11_211,
  15_672, 25_565, 25_672, 27_017, 27_018, 27_019, 28_017, 50_070,
])

/** 80, 443 and the unprivileged ports, without the known services among them. */
export function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || (port >= 1024 && !REFUSED_PORTS.has(port))
}
