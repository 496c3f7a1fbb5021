export {
  acceptedBecause,
  levelsFor,
  NO_CONFIGURATION,
  type Configuration,
  type Levels,
} from './configuration';
export {
  CONFIGURATION_FILE,
  findConfiguration,
  loadConfiguration,
  type ConfigurationProblem,
  type PlacedConfiguration,
} from './findConfiguration';
export { readConfiguration } from './readConfiguration';
