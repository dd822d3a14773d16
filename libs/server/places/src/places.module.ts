import { Module } from '@nestjs/common';
import { PlacesController } from './places.controller';
import { PlacesGateway } from './places.gateway';

/** The api only: suggestions of places while an address is typed. */
@Module({ controllers: [PlacesController], providers: [PlacesGateway] })
export class PlacesHttpModule {}
