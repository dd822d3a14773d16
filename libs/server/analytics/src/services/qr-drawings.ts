import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { qrCodeOf, qrPath } from '@smachot/server-documents';
import { QrAddresses } from './qr-addresses';

/** A code with its quiet zone: what it holds, its dark modules as an SVG path, and its modules on a side. */
export type QrDrawing = { address: string; path: string; size: number };

const QUIET = 4;
/** Codes that are drawn before other requests get their turn: one takes about two milliseconds. */
const AT_ONCE = 8;
/** Drawings that are kept, of about two kilobytes each. */
const MOST_KEPT = 2_000;

/** Draws codes. A code never changes, so those drawn last are kept. */
@Injectable()
export class QrDrawings {
  private readonly kept = new Map<string, QrDrawing>();

  constructor(private readonly addresses: QrAddresses) {}

  /** @param ids of stores or units; the drawings come in the same order */
  async of(ids: readonly string[]): Promise<QrDrawing[]> {
    const drawings: QrDrawing[] = [];
    let drawn = 0;
    for (const id of ids) {
      const known = this.kept.get(id);
      if (!known && ++drawn % AT_ONCE === 0) await nextTurn();
      drawings.push(known ?? this.draw(id));
    }
    return drawings;
  }

  private draw(id: string): QrDrawing {
    const address = this.addresses.of(id);
    const code = qrCodeOf(address);
    const drawing = { address, path: qrPath(code, QUIET), size: code.size + 2 * QUIET };
    if (this.kept.size >= MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
    this.kept.set(id, drawing);
    return drawing;
  }
}
