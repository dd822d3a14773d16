import { Injectable } from '@nestjs/common';
import { accept, type Result } from '@smachot/kernel';
import { TableUploads, type UploadAddress } from '../persistence/table-uploads';
import { ImportAnalyzer } from './import-analyzer';

/**
 * Complete rows of an uploaded table. A preview stores its first page only; when more rows are needed, the table is analyzed
 * once more and stored whole.
 */
@Injectable()
export class WholeTables {
  constructor(
    private readonly uploads: TableUploads,
    private readonly analyzer: ImportAnalyzer,
  ) {}

  /**
   * Stores all rows of a table. Concurrent callers all analyze it and the first result is stored; a missing table is left to
   * the reader.
   */
  async store(address: UploadAddress): Promise<Result<undefined>> {
    if ((await this.uploads.isWhole(address)) !== false) return accept();
    const analysis = await this.analyzer.analyzeAgain(address);
    if (!analysis.ok) return analysis;
    await this.uploads.saveAllRows(address, analysis.value.table);
    return accept();
  }
}
