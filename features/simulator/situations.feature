@needs-simulator
Feature: The simulator's situations

  A product owner shows the portal by a link to a situation, and QA starts from one.

  @SIM-09 @SIM-15 @plain
  Scenario: Every situation can be opened in the portal
    When I follow the links to all situations of the simulator
    Then there are at least 40, under 7 partners
    And each leads under its partner to the applications of a logged-in person
    And each application that I open first has its overview
    But in "confirmation-demanded" the e-mail address must be confirmed first
    And those in which the list fails say so, and betray nothing of the inside
